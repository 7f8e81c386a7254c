import { labelsOfLocale } from '../../site/config/labelsOfLocale.ts';
import type { SiteConfig } from '../../site/config/schema.ts';

/** Code for the language of the document. */
const current = 'document.documentElement.lang';

/**
 * Returns the code of an expression for the texts of notices in the language of the document. A browser that
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
    .map(
      ({ htmlLang, lang }) => `${current} === ${JSON.stringify(htmlLang)} ? ${textsOf(lang)} : `,
    );
  return `(${cases.join('')}${textsOf(defaultLang)})`;
}
