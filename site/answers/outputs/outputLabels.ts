import { translate } from '../../theme/translate.ts';
import type { CauseId } from './causeRules.ts';
import { outputChinese } from './outputChinese.ts';
import { outputEnglish } from './outputEnglish.ts';

/** What a cause is called, and what it means for a package; code and links are as in Markdown, links as routes. */
interface CauseText {
  title: string;
  text: string;
}

/** Texts about differences of outputs. */
export interface OutputLabels {
  causes: Record<CauseId, CauseText>;
  unknown: CauseText;
  /** Between the names of files. */
  comma: string;
  page: {
    title(version: string): string;
    description(version: string, previous: string): string;
    intro(counts: {
      builds: number;
      changed: number;
      files: number;
      previous: string;
      version: string;
    }): string;
    unchanged: string;
    cause: string;
    files: string;
    inBuilds(count: number): string;
    /** How many choices of the explorer with a format have which files. */
    ofExplorer(format: string, builds: number, files: string): string;
    ofRun(run: string, files: string): string;
    failed: string;
    onlyIn(version: string): string;
    compared: string;
    package: string;
    /** How to compare one's own package. */
    next: string;
  };
  box: {
    title: string;
    paste: string;
    placeholder: string;
    found(files: number, causes: number): string;
    nothing: string;
    places(count: number): string;
    placesIn(count: number, files: string): string;
    files(count: number): string;
  };
}

/** Returns the texts in a language of the site. */
export function outputLabels(lang: string): OutputLabels {
  return translate({ en: outputEnglish, zh: outputChinese }, lang);
}
