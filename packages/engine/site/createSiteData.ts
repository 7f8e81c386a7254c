import { labelsFor } from '@docs/common/labels.ts';
import type { Labels, NavItem, SiteData } from '@docs/common/types.ts';
import { joinBase } from '@docs/common/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Scope } from './listScopes.ts';

/** Gathers what every page of one version and language shares; files become URLs. */
export function createSiteData(
  config: SiteConfig,
  { lang, version }: Pick<Scope, 'lang' | 'version'>,
  nav: NavItem[],
): SiteData {
  const { base, cleanUrls, locales, multiVersion, themeConfig } = config;
  const locale = locales.find((one) => one.lang === lang);
  const fileUrl = (file: string): string => (file === '' ? '' : joinBase(base, file));
  return {
    base,
    cleanUrls,
    lang,
    version,
    defaultLang: config.lang,
    defaultVersion: multiVersion.default,
    title: locale?.title ?? config.title,
    description: locale?.description ?? config.description,
    icon: fileUrl(config.icon),
    logo:
      typeof config.logo === 'string'
        ? fileUrl(config.logo)
        : { light: fileUrl(config.logo.light), dark: fileUrl(config.logo.dark) },
    logoText: config.logoText,
    nav,
    socialLinks: themeConfig.socialLinks.map((link) => ({
      ...link,
      content: link.mode === 'link' || link.mode === 'img' ? fileUrl(link.content) : link.content,
    })),
    locales: locales.map(({ lang, label, htmlLang, dir }) => ({ lang, label, htmlLang, dir })),
    versions: multiVersion.versions,
    darkMode: themeConfig.darkMode,
    hideNavbar: themeConfig.hideNavbar,
    enableScrollToTop: themeConfig.enableScrollToTop,
    localeRedirect: themeConfig.localeRedirect,
    footerMessage: themeConfig.footer.message,
    labels: labelsOf(config, lang),
  };
}

/** The texts of the language, with those that the config sets for all languages or for this one. */
function labelsOf({ locales, themeConfig }: SiteConfig, lang: string): Labels {
  const labels = labelsFor(lang);
  const ofLocale = locales.find((locale) => locale.lang === lang)?.editLink;
  return {
    ...labels,
    outline: themeConfig.outlineTitle ?? labels.outline,
    previousPage: themeConfig.prevPageText ?? labels.previousPage,
    nextPage: themeConfig.nextPageText ?? labels.nextPage,
    editPage: ofLocale?.text ?? themeConfig.editLink?.text ?? labels.editPage,
  };
}
