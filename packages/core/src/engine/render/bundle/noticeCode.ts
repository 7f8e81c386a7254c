import { labelsOfLocale } from '../../config/labelsOfLocale.ts';
import type { SiteConfig } from '../../config/schema.ts';

/**
 * Returns the code of a function that returns the texts of notices in the language of a document. A browser that
 * translates a page changes that; then they are in the default language.
 */
export function noticeCode({
  locales,
  defaultLang,
}: Pick<SiteConfig, 'locales' | 'defaultLang'>): string {
  const textsOf = (one: string): string => {
    const { incomplete, offline, slow, retry, close } = labelsOfLocale(locales, one);
    return JSON.stringify({ incomplete, offline, slow, retry, close });
  };
  const cases = locales
    .filter((locale) => locale.lang !== defaultLang)
    .map((locale) => `lang === ${JSON.stringify(locale.htmlLang)} ? ${textsOf(locale.lang)} : `);
  return `((lang) => (${cases.join('')}${textsOf(defaultLang)}))`;
}
