import type { Labels } from '#shared/labels.ts';
import { labelsFor } from './labelsFor.ts';
import type { Locale } from './schema/locales.ts';

/** Returns the interface texts of a language, with those that its locale sets. */
export function labelsOfLocale(
  locales: ReadonlyArray<Pick<Locale, 'lang' | 'labels'>>,
  lang: string,
): Labels {
  return labelsFor(lang, locales.find((locale) => locale.lang === lang)?.labels);
}
