import { type Labels, labelsFor } from '#shared/labels.ts';
import type { Locale } from './schema/locales.ts';

/** Returns the interface texts of a language, with those that its locale sets. */
export function labelsOfLocale(
  locales: ReadonlyArray<Pick<Locale, 'lang' | 'labels'>>,
  lang: string,
): Labels {
  return labelsFor(lang, locales.find((locale) => locale.lang === lang)?.labels);
}
