import type { Labels } from '#shared/labels.ts';
import type { PageIdentity } from '#shared/types.ts';
import type { ComponentLink } from '../../site/scan/resolveComponentUrl.ts';
import type { GeneratedTexts } from '../../support/problems/generatedTexts.ts';
import type { SourceContext } from '../markdown/compileSource.ts';
import type { ReaderRoots } from '../source/fileReader.ts';

/** What compiling a page needs besides its source; created once per build or dev session. */
export interface CompileContext extends SourceContext, ReaderRoots {
  generated: GeneratedTexts;
  /** Whether pages are compared with their translations. */
  hasParity: boolean;
  labelsOf(lang: string): Labels;
  /** BCP 47 tag of a language. */
  htmlLangOf(lang: string): string;
  dirOf(lang: string): 'ltr' | 'rtl';
  /** Resolves a URL that a component rendered. */
  resolveComponentUrl(page: PageIdentity, url: string): ComponentLink;
}
