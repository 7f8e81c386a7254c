import { codeHostIcon } from '#shared/brandIcons.ts';
import { type GivenLabels, toSiteLabels } from '#shared/labels.ts';
import type { FeedLink, SearchAccess, SiteData } from '#shared/siteData.ts';
import type { Problem } from '#shared/types.ts';
import { fileToUrl } from '#shared/url.ts';
import { findMissingLabels, labelsFor } from '../../config/labelsFor.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Scope } from '../../scan/listScopes.ts';
import {
  codeLinksFile,
  createSearchScopes,
  pointerFile,
  type ScopeSources,
  type SearchScope,
} from '../../scan/searchScopes.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { configPlace } from '../links/locateData.ts';
import { buildAnnouncement } from './buildAnnouncement.ts';
import { buildNav, type NavSources } from './buildNav.ts';
import { socialIcon } from './socialIcon.ts';

type SiteDataSources = NavSources & ScopeSources & { feeds?: FeedLink[] };

/** Builds the data that all pages of a version and language share; links and files become URLs. */
export function createSiteData(
  sources: SiteDataSources,
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
    defaultLang: config.defaultLang,
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
    socialLinks: buildSocialLinks(sources, scope, navigation),
    toolLinks: themeConfig.toolLinks.map((group, index) => ({
      ...group,
      links: group.links.map((link, at) => ({
        ...link,
        logo: fileUrl(link.logo, 'themeConfig', 'toolLinks', index, 'links', at, 'logo'),
      })),
    })),
    toolsMenu: {
      ...themeConfig.toolsMenu,
      icon: codeHostIcon(themeConfig.toolsMenu.organization ?? ''),
    },
    announcement: buildAnnouncement(sources, scope, navigation),
    locales: locales.map(({ lang, label, htmlLang, dir }) => ({ lang, label, htmlLang, dir })),
    versions: multiVersion.versions,
    darkMode: themeConfig.darkMode,
    hideNavbar: themeConfig.hideNavbar,
    enableScrollToTop: themeConfig.enableScrollToTop,
    localeRedirect: themeConfig.localeRedirect,
    footerMessage: (locale?.footer ?? themeConfig.footer).message,
    search: searchAccess(sources, { lang, version }),
    ...optionalParts(sources, { lang, version }),
    labels: toSiteLabels(labelsFor(lang, givenLabels(config, lang))),
  };
}

function buildSocialLinks(
  { config, configFile }: NavSources,
  scope: Scope,
  navigation: Navigation,
): SiteData['socialLinks'] {
  return config.themeConfig.socialLinks.map(({ icon, mode, content }, index) => {
    const place = (field: string) =>
      configPlace(configFile, ['themeConfig', 'socialLinks', index, field]);
    const link = { mode, ...socialIcon({ icon, content }, place('icon'), navigation) };
    if (mode === 'img')
      return { ...link, content: navigation.writeFile(content, place('content')) };
    if (mode !== 'link') return { ...link, content };
    return { ...link, content: navigation.writeLink(scope, content, place('content')) };
  });
}

/** What is left out where a site has none, so that its data doesn't grow. */
function optionalParts(
  sources: SiteDataSources,
  place: Pick<Scope, 'lang' | 'version'>,
): Pick<SiteData, 'codeLinksUrl' | 'head' | 'older' | 'feeds'> {
  const { base, themeConfig, head, multiVersion } = sources.config;
  const scope = createSearchScopes(sources).searchedFrom(place);
  const elements = head.flatMap(({ lang = place.lang, version = place.version, ...element }) =>
    lang === place.lang && version === place.version ? element : [],
  );
  const { feeds = [] } = sources;
  return {
    ...(themeConfig.codeLinks && scope
      ? { codeLinksUrl: fileToUrl(base, codeLinksFile(scope)) }
      : {}),
    ...(elements.length > 0 ? { head: elements } : {}),
    ...(feeds.length > 0 ? { feeds } : {}),
    ...(multiVersion.old.includes(place.version)
      ? { older: describeOld(sources.config, place) }
      : {}),
  };
}

/** What the pages of an old version say. */
function describeOld(
  config: SiteConfig,
  { lang, version }: Pick<Scope, 'lang' | 'version'>,
): SiteData['older'] {
  const { default: newest } = config.multiVersion;
  const labels = labelsFor(lang, givenLabels(config, lang));
  return {
    newest,
    text: labels.oldVersion.replace('{version}', () => version),
    link: labels.newestVersion.replace('{version}', () => newest),
  };
}

/** Names the pointer to the index, because the URL of the index itself changes with every page. */
function searchAccess(
  sources: ScopeSources,
  place: Pick<Scope, 'lang' | 'version'>,
): SearchAccess | null {
  const { base, themeConfig } = sources.config;
  const { search } = themeConfig;
  const scopes = createSearchScopes(sources);
  const scope = scopes.searchedFrom(place);
  if (search === false) return null;
  const { placeholder = '' } = search;
  if (search.mode === 'remote') {
    const { apiUrl, searchIndexes } = search;
    return { mode: 'remote', apiUrl, searchIndexes, placeholder };
  }
  if (scope === null) return null;
  const urlOf = (one: SearchScope): string => fileToUrl(base, pointerFile(one));
  const original = scopes.searchedFrom({ ...place, lang: sources.rules.defaultLang });
  const isOther = original !== null && original.name !== scope.name;
  const fallback = isOther && sources.pages.some((page) => scopes.holds(original, page));
  return {
    ...{ mode: 'local', pointerUrl: urlOf(scope), placeholder },
    ...(fallback && { fallbackUrl: urlOf(original) }),
  };
}

/** The texts that the config sets for a language, or for all of them. */
function givenLabels({ locales, themeConfig }: SiteConfig, lang: string): GivenLabels {
  const locale = locales.find((one) => one.lang === lang);
  return {
    outline: themeConfig.outlineTitle,
    previousPage: themeConfig.prevPageText,
    nextPage: themeConfig.nextPageText,
    editPage: locale?.editLink?.text ?? themeConfig.editLink?.text,
    ...locale?.labels,
  };
}

/** Warns once for each language in the config that the default version has no pages in. */
export function findEmptyLocales({
  config,
  configFile,
  rules,
  pages,
}: Pick<NavSources & ScopeSources, 'config' | 'configFile' | 'rules' | 'pages'>): Problem[] {
  const { defaultVersion } = rules;
  // Each language has a 404 page, if only that of the engine.
  const written = pages.filter(
    ({ version, pagePath }) => version === defaultVersion && pagePath !== '404',
  );
  const known = new Set(written.map(({ lang }) => lang));
  return config.locales.flatMap(({ lang }): Problem[] =>
    known.has(lang)
      ? []
      : [
          {
            severity: 'warning',
            message: `There are no pages in the language "${lang}".`,
            fix: `Add \`${config.root}/${defaultVersion ? `${defaultVersion}/` : ''}${lang}/index.md\`, or remove the locale from the config.`,
            file: configFile,
          },
        ],
  );
}

/** A list of more names than these is cut. */
const mostNames = 20;

/** Warns once for each language of the site that lacks interface texts. */
export function findUntranslated({
  config,
  configFile,
}: Pick<ScopeSources & NavSources, 'config' | 'configFile'>): Problem[] {
  return config.locales.flatMap(({ lang }): Problem[] => {
    const missing = findMissingLabels(lang, givenLabels(config, lang));
    if (missing.length === 0) return [];
    const cut = missing.length - mostNames;
    const names = missing.slice(0, mostNames).join(', ') + (cut > 0 ? ` and ${cut} more` : '');
    const count = missing.length === 1 ? '1 label is' : `${missing.length} labels are`;
    return [
      {
        severity: 'warning',
        message: `${count} missing for "${lang}" and shown in English: ${names}.`,
        fix: `Run \`islet labels ${lang}\`, which writes them to a file, and translate them.`,
        file: configFile,
      },
    ];
  });
}
