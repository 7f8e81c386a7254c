import { type Labels, labelsFor } from '#common/labels.ts';
import type { SearchAccess, SiteData } from '#common/types.ts';
import { fileToUrl } from '#common/url.ts';
import type { SiteConfig } from '../config/schema.ts';
import type { Scope } from '../scan/listScopes.ts';
import { createSearchScopes, pointerFile, type ScopeSources } from '../scan/searchScopes.ts';
import { buildAnnouncement } from './buildAnnouncement.ts';
import { buildNav, type NavSources } from './buildNav.ts';
import type { Navigation } from './createNavigation.ts';
import { configPlace } from './locateData.ts';

/** Builds the data that all pages of a version and language share; links and files become URLs. */
export function createSiteData(
  sources: NavSources & ScopeSources,
  scope: Scope,
  navigation: Navigation,
): SiteData {
  const { config, configFile } = sources;
  const { lang, version } = scope;
  const { base, cleanUrls, locales, multiVersion, themeConfig } = config;
  const locale = locales.find((one) => one.lang === lang);
  const fileUrl = (file: string, ...path: PropertyKey[]): string =>
    file === '' ? '' : navigation.writeFile(file, configPlace(configFile, path));
  return {
    base,
    cleanUrls,
    lang,
    version,
    defaultLang: config.lang,
    defaultVersion: multiVersion.default,
    title: locale?.title ?? config.title,
    description: locale?.description ?? config.description,
    icon: fileUrl(config.icon, 'icon'),
    logo:
      typeof config.logo === 'string'
        ? fileUrl(config.logo, 'logo')
        : {
            light: fileUrl(config.logo.light, 'logo', 'light'),
            dark: fileUrl(config.logo.dark, 'logo', 'dark'),
          },
    logoText: config.logoText,
    nav: buildNav(sources, scope, navigation),
    socialLinks: themeConfig.socialLinks.map(({ content, ...link }, index) => {
      const path = ['themeConfig', 'socialLinks', index, 'content'];
      if (link.mode === 'img') return { ...link, content: fileUrl(content, ...path) };
      if (link.mode !== 'link') return { ...link, content };
      const place = configPlace(configFile, path);
      return { ...link, content: navigation.writeLink(scope, content, place) };
    }),
    toolLinks: themeConfig.toolLinks.map((group, index) => ({
      ...group,
      links: group.links.map((link, at) => ({
        ...link,
        logo: fileUrl(link.logo, 'themeConfig', 'toolLinks', index, 'links', at, 'logo'),
      })),
    })),
    toolsMenu: themeConfig.toolsMenu,
    announcement: buildAnnouncement(sources, scope, navigation),
    locales: locales.map(({ lang, label, htmlLang, dir }) => ({ lang, label, htmlLang, dir })),
    versions: multiVersion.versions,
    darkMode: themeConfig.darkMode,
    hideNavbar: themeConfig.hideNavbar,
    enableScrollToTop: themeConfig.enableScrollToTop,
    localeRedirect: themeConfig.localeRedirect,
    footerMessage: themeConfig.footer.message,
    search: searchAccess(sources, { lang, version }),
    labels: labelsOf(config, lang),
  };
}

/** Names the pointer to the index, because the URL of the index itself changes with every page. */
function searchAccess(
  sources: ScopeSources,
  place: Pick<Scope, 'lang' | 'version'>,
): SearchAccess | null {
  const { base, themeConfig } = sources.config;
  const { search } = themeConfig;
  const scope = createSearchScopes(sources).searchedFrom(place);
  if (search === false) return null;
  const { placeholder = '' } = search;
  if (search.mode === 'remote') {
    const { apiUrl, searchIndexes } = search;
    return { mode: 'remote', apiUrl, searchIndexes, placeholder };
  }
  if (scope === null) return null;
  return { mode: 'local', pointerUrl: fileToUrl(base, pointerFile(scope)), placeholder };
}

/** The texts of a language, with those that the config sets for this or for all languages. */
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
