import type english from './labels/en.json';

/** Name of an interface text. */
export type LabelName = keyof typeof english;

/**
 * The interface texts of one language, as in its file. What is in braces, as in `{count}`, is filled in; `#{key}` by the
 * clipboard library. English has straight quotes, so the HTML of most pages is ASCII, of which a string takes half the
 * memory.
 */
export type Labels = Record<LabelName, string>;

/** Texts that only the build and the first script show, so the site data does not have them. */
const otherNames = [
  'incomplete',
  'offline',
  'slow',
  'draft',
  'draftText',
  'oldVersion',
  'newestVersion',
  'untranslated',
  'staleSection',
  'readOriginal',
  'since',
  'deprecated',
  'deprecatedSince',
  'experimental',
  'footnotes',
  'backToReference',
  'taskDone',
  'taskOpen',
  'tableOfContents',
  'permalink',
  'showAllLines',
  'diagram',
  'noAttributes',
] as const satisfies LabelName[];

/** The texts that the theme shows. */
export type SiteLabels = Omit<Labels, (typeof otherNames)[number]>;

/** The texts that a site sets itself. */
export type GivenLabels = { [Name in LabelName]?: string | undefined };

/** Leaves out the texts that the theme does not show. */
export function toSiteLabels(labels: Labels): SiteLabels {
  const texts = Object.entries(labels).filter(([name]) => !otherNames.some((one) => one === name));
  return Object.fromEntries(texts) as SiteLabels;
}
