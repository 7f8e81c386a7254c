import type { SidebarItem } from '#common/navigation.ts';
import { labelsOfLocale } from '../../config/labelsOfLocale.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { buildConfigSidebars, type ConfigSource } from './buildConfigSidebars.ts';
import { buildFolderItems } from './buildFolderItems.ts';
import type { Folder } from './buildPageTree.ts';

/** The sidebars of one version and language. */
export interface Sidebars {
  /** By the route of the folder whose pages show it. */
  sidebars: Map<string, SidebarItem[]>;
  /** The entries of every folder by its route, even of folders without a sidebar of their own. */
  folderItems: Map<string, SidebarItem[]>;
}

/**
 * Builds a sidebar for every section, which is a folder at the top. The folders that a `_meta.json` next
 * to them lists share one sidebar. The config overrides the sidebars of folders that exist, or with `/` all of them.
 */
export function buildSidebars(
  source: ConfigSource,
  root: Folder,
  navigation: Navigation,
): Sidebars {
  const { draft } = labelsOfLocale(source.config.locales, root.scope.lang);
  const { byRoute, listed } = buildFolderItems(root, navigation, draft);
  const top = [...root.folders.values()];
  const sections = root.meta ? [root, ...top.filter((folder) => !listed.has(folder))] : top;
  const sidebars = sections.map(({ route }) => [route, byRoute.get(route) ?? []] as const);
  const configured = [...buildConfigSidebars(source, root.scope, navigation)].filter(([route]) =>
    byRoute.has(route),
  );
  // One for the root is for the pages of all folders.
  const isForAll = configured.some(([route]) => route === root.route);
  const automatic = isForAll ? [] : sidebars;
  return {
    sidebars: new Map([...automatic, ...configured].filter(([, items]) => items.length > 0)),
    folderItems: new Map([...byRoute, ...configured]),
  };
}
