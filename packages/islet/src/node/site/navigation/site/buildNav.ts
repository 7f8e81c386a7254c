import { foreignLang } from '#shared/foreignLang.ts';
import type { NavItem } from '#shared/navigation.ts';
import type { Problem } from '#shared/types.ts';
import { urlToRoute } from '#shared/url.ts';
import { runWithin, TooLongError } from '../../../page/source/runWithin.ts';
import { readJsonFile } from '../../config/readJsonFile.ts';
import { navFile } from '../../config/schema/nav.ts';
import type { SiteConfig } from '../../config/schema.ts';
import type { Scope } from '../../scan/listScopes.ts';
import type { FolderFile } from '../../scan/scanDocs.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { configPlace, type DataPlace } from '../links/locateData.ts';

/** The possible sources of a top bar. */
export interface NavSources {
  config: SiteConfig;
  /** Path below the site's root. */
  configFile: string;
  navFiles: readonly FolderFile[];
}

/**
 * Builds the top bar of one version and language from the `_nav.json` in its folder, or else from the
 * config, first the locale, then the theme. Links become URLs; a link to a page in another language is
 * tagged with that language.
 */
export function buildNav(sources: NavSources, scope: Scope, navigation: Navigation): NavItem[] {
  const found = findNav(sources, scope, navigation);
  return found === null
    ? []
    : resolveItems(found.items, found.place, { sources, scope, navigation });
}

interface FoundNav {
  items: readonly NavItem[];
  place: DataPlace;
}

function findNav(
  { config, configFile, navFiles }: NavSources,
  { lang, version }: Scope,
  { problems }: Navigation,
): FoundNav | null {
  const file = navFiles.find(
    (one) => one.folder === '' && one.lang === lang && one.version === version,
  );
  if (file) {
    const read = readJsonFile(navFile, file.text, file.filePath);
    if ('value' in read) return { items: read.value, place: { source: file, path: [] } };
    problems.push(...read.problems);
    return null;
  }
  const locale = config.locales.findIndex((one) => one.lang === lang);
  const ofLocale = config.locales[locale]?.nav;
  if (ofLocale) {
    return { items: ofLocale, place: configPlace(configFile, ['locales', locale, 'nav']) };
  }
  const { nav } = config.themeConfig;
  return nav ? { items: nav, place: configPlace(configFile, ['themeConfig', 'nav']) } : null;
}

function resolveItems(
  items: readonly NavItem[],
  { source, path }: DataPlace,
  context: { sources: NavSources; scope: Scope; navigation: Navigation },
): NavItem[] {
  const { sources, scope, navigation } = context;
  const { locales } = sources.config;
  return items.map((item, index) => {
    const at = (key: string): DataPlace => ({ source, path: [...path, index, key] });
    const { link, items: children, activeMatch } = item;
    const url = link === undefined ? '' : navigation.writeLink(scope, link, at('link'));
    const { rules, routes } = navigation.targets;
    const route = url ? urlToRoute(rules, url) : null;
    const hrefLang = foreignLang({ ...scope, ...navigation.targets, locales }, url);
    const isSlow = activeMatch !== undefined && isTooSlow(activeMatch, context);
    if (isSlow) navigation.fail(at('activeMatch'), explainSlow(activeMatch));
    return {
      ...item,
      // Without it, the theme is not blamed too.
      ...(isSlow && { activeMatch: undefined }),
      ...(url && { link: url }),
      ...(hrefLang && { hrefLang, tag: item.tag ?? hrefLang.toUpperCase() }),
      ...(route !== null && !routes.has(route) && { isFile: true }),
      ...(children && { items: resolveItems(children, at('items'), context) }),
    };
  });
}

/** Milliseconds that comparing a pattern with all routes may take; ten thousand usually take 5. */
const longest = 500;

/**
 * Whether a pattern takes too long for the routes of its menu, which browsers compare with it too: whole, and without
 * version and language (`activeLink.ts`).
 */
function isTooSlow(
  activeMatch: string,
  { scope, navigation }: { scope: Scope; navigation: Navigation },
): boolean {
  const pattern = new RegExp(activeMatch);
  const routes = [...navigation.targets.routes].filter((one) => one.startsWith(scope.routePath));
  const paths = routes.flatMap((route) => [route, `/${route.slice(scope.routePath.length)}`]);
  try {
    runWithin(longest, () => paths.map((one) => pattern.test(one)));
    return false;
  } catch (error) {
    if (error instanceof TooLongError) return true;
    throw error;
  }
}

const explainSlow = (pattern: string): Pick<Problem, 'message' | 'fix'> => ({
  message: `Comparing \`${pattern}\` with the routes of the site takes more than ${longest / 1000} s, and browsers would do so too.`,
  fix: 'Use a simpler regular expression, without a repetition in another one as in `(a+)+`.',
});

/** Warns about each `_nav.json` that no top bar uses. */
export function findUnreadNavs(navFiles: readonly FolderFile[]): Problem[] {
  return navFiles
    .filter(({ folder }) => folder !== '')
    .map(({ filePath, folder }) => ({
      severity: 'warning',
      message: `The \`_nav.json\` in the folder \`${folder}\` is not used.`,
      fix: 'Move it to the language folder.',
      file: filePath,
    }));
}
