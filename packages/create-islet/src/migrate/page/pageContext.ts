import type { StyleCollector } from './styleCollector.ts';

/** What the rules for pages need to know and report. */
export interface PageContext {
  /** Path of the page below the project, for messages. */
  file: string;
  /** Whether the source is MDX, whatever its extension. */
  isMdx: boolean;
  /** Whether pages are templates of Vue. */
  isVue: boolean;
  /** Where the styles of all pages go. */
  styles: StyleCollector;
  /** Language of the page; undefined for a fragment, which may be in pages of several. */
  lang: string | undefined;
  /** Date of an article whose file is named after it. */
  date: string | undefined;
  /** Creates the anchor of a heading, if its rule differs from ours. */
  slugify: ((text: string) => string) | undefined;
  /** Gives a link, an image or an import the path that it has in the new site. */
  relocate(reference: string, kind: 'link' | 'import'): string;
  /** Whether something stands for a name of a module of the other engine. */
  replaceImport(specifier: string, name: string): boolean;
  /** Why a module can't be imported in the new site; null if it can. */
  refuseImport(specifier: string): string | null;
  /** Counts a construct that was converted. */
  count(construct: string): void;
  /** Reports what has to be decided by hand, at a text of the source. */
  decide(found: string, message: string, fix: string): void;
}
