import type { SiteData } from 'islet/client';

/**
 * The address of a page in the language of the current one, for components that run in the browser: `path` is relative to
 * the home page, and may have an anchor.
 */
export const siteAddress = (
  { base, lang, defaultLang }: Pick<SiteData, 'base' | 'lang' | 'defaultLang'>,
  path: string,
): string => `${base}${lang === defaultLang ? '' : `${lang}/`}${path}`;
