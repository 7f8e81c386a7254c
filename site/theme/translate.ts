/** A value in each language of the site. */
export interface Translations<T> {
  en: T;
  zh: T;
}

/** Returns the value in a language of the site. */
export function translate<T>(translations: Translations<T>, lang: string): T {
  return lang === 'zh' ? translations.zh : translations.en;
}
