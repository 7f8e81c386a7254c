import type { SidebarItem } from '#shared/navigation.ts';
import { fileToUrl, joinRoute, splitRoute } from '#shared/url.ts';
import { nearestName } from '../../../support/problems/nearestName.ts';
import type { SidebarConfig, SidebarEntry } from '../../config/schema/sidebar.ts';
import type { SiteConfig } from '../../config/schema.ts';
import { listScopes, type Scope } from '../../scan/listScopes.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { configPlace, type DataPlace } from '../links/locateData.ts';

/** The config, and its path below the site's root. */
export interface ConfigSource {
  config: SiteConfig;
  configFile: string;
}

/**
 * Builds the sidebars in the config for one version and language, by the route of their folder. A key
 * without version and language applies to all of them.
 */
export function buildConfigSidebars(
  { config, configFile }: ConfigSource,
  scope: Scope,
  navigation: Navigation,
): Map<string, SidebarItem[]> {
  const { sidebars, path } = chooseSidebars(config, scope.lang);
  const built = new Map<string, SidebarItem[]>();
  for (const [key, entries] of Object.entries(sidebars)) {
    const route = routeInScope(key, scope, navigation);
    if (route === null) continue;
    const place = configPlace(configFile, [...path, key]);
    built.set(route, buildEntries(entries, place, { scope, navigation }));
  }
  return built;
}

/** Reports sidebars whose folder doesn't exist in any language and version that they apply to. */
export function checkConfigSidebars(
  { config, configFile }: ConfigSource,
  folders: ReadonlySet<string>,
  navigation: Navigation,
): void {
  const { rules } = navigation.targets;
  const written = new Map<string, { place: DataPlace; key: string; scopes: Scope[] }>();
  for (const scope of listScopes(rules)) {
    const { sidebars, path } = chooseSidebars(config, scope.lang);
    for (const key of Object.keys(sidebars)) {
      const place = configPlace(configFile, [...path, key]);
      const { scopes = [] } = written.get(place.path.join()) ?? {};
      const holds = routeInScope(key, scope, navigation) !== null;
      written.set(place.path.join(), { place, key, scopes: holds ? [...scopes, scope] : scopes });
    }
  }
  for (const { place, key, scopes } of written.values()) {
    const isFolder = (scope: Scope) => folders.has(routeInScope(key, scope, navigation) ?? '');
    if (scopes.some(isFolder)) continue;
    const names = [...folders].flatMap((route) => {
      const { lang, version, path } = splitRoute(rules, route);
      const isHere = scopes.some((scope) => scope.lang === lang && scope.version === version);
      return isHere ? [route, path] : [];
    });
    const near = nearestName(key.replace(/\/?$/, '/'), names);
    navigation.fail(place, {
      message: `No page uses the sidebar of the folder \`${key}\`.`,
      fix: near ? `Did you mean \`${near}\`?` : 'Correct it, or remove the sidebar.',
    });
  }
}

/** The sidebars of the locale replace those of the theme. */
function chooseSidebars(
  { locales, themeConfig }: SiteConfig,
  lang: string,
): { sidebars: SidebarConfig; path: PropertyKey[] } {
  const index = locales.findIndex((locale) => locale.lang === lang);
  const ofLocale = locales[index]?.sidebar;
  return ofLocale
    ? { sidebars: ofLocale, path: ['locales', index, 'sidebar'] }
    : { sidebars: themeConfig.sidebar ?? {}, path: ['themeConfig', 'sidebar'] };
}

function routeInScope(key: string, scope: Scope, { targets }: Navigation): string | null {
  const { defaultLang, defaultVersion } = targets.rules;
  const { lang, version, path } = splitRoute(targets.rules, key.replace(/\/?$/, '/'));
  const holds =
    [defaultLang, scope.lang].includes(lang) && [defaultVersion, scope.version].includes(version);
  return holds ? joinRoute(targets.rules, { ...scope, path }) : null;
}

function buildEntries(
  entries: readonly SidebarEntry[],
  { source, path }: DataPlace,
  context: { scope: Scope; navigation: Navigation },
): SidebarItem[] {
  const { scope, navigation } = context;
  return entries.map((entry, index) => {
    if (!('text' in entry)) return { text: '', ...entry };
    const { link, fileKey, items, ...item } = entry;
    const at = (key: string): DataPlace => ({ source, path: [...path, index, key] });
    const href = link ?? (fileKey && fileToUrl('/', fileKey));
    return {
      ...item,
      link: href && navigation.writeLink(scope, href, at(link ? 'link' : 'fileKey')),
      items: items && buildEntries(items, at('items'), context),
    };
  });
}
