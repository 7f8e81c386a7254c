import type { SidebarItem } from '@docs/common/types.ts';
import { fileToUrl, joinRoute, splitRoute } from '@docs/common/url.ts';
import type { Sidebar, SidebarEntry, SiteConfig } from '../config/schema.ts';
import type { Navigation } from './createNavigation.ts';
import type { Scope } from './listScopes.ts';
import type { DataPlace } from './locateData.ts';

/** The config and its path below the site's root. */
export interface ConfigSource {
  config: SiteConfig;
  configFile: string;
}

/**
 * Builds the sidebars that the config gives for one version and language, by the route of the folder
 * they are for. A key without version and language holds for all of them.
 */
export function buildConfigSidebars(
  { config, configFile }: ConfigSource,
  scope: Scope,
  navigation: Navigation,
): Map<string, SidebarItem[]> {
  const { sidebars, path } = chooseSidebars(config, scope.lang);
  const source = { filePath: configFile, text: null };
  const built = new Map<string, SidebarItem[]>();
  for (const [key, entries] of Object.entries(sidebars)) {
    const route = routeInScope(key, scope, navigation);
    if (route === null) continue;
    built.set(
      route,
      buildEntries(entries, { source, path: [...path, key] }, { scope, navigation }),
    );
  }
  return built;
}

/** The sidebars of the locale come before those of the theme. */
function chooseSidebars(
  { locales, themeConfig }: SiteConfig,
  lang: string,
): { sidebars: Sidebar; path: PropertyKey[] } {
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
