import { labelsOfLocale } from '../config/labelsOfLocale.ts';
import type { SiteConfig } from '../config/schema.ts';

/**
 * Returns the code of a function that returns the texts of notices in the language of a document. A browser that
 * translates a page changes that; then they are in the default language.
 */
export function noticeCode({ locales, lang }: Pick<SiteConfig, 'locales' | 'lang'>): string {
  const textsOf = (one: string): string => {
    const { incomplete, offline, slow, retry, close } = labelsOfLocale(locales, one);
    return JSON.stringify({ incomplete, offline, slow, retry, close });
  };
  const cases = locales
    .filter((locale) => locale.lang !== lang)
    .map((locale) => `lang === ${JSON.stringify(locale.htmlLang)} ? ${textsOf(locale.lang)} : `);
  return `((lang) => (${cases.join('')}${textsOf(lang)}))`;
}
