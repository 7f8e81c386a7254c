import type { SidebarItem } from '#common/types.ts';
import { buildConfigSidebars, type ConfigSource } from './buildConfigSidebars.ts';
import { buildFolderItems } from './buildFolderItems.ts';
import type { Folder } from './buildPageTree.ts';
import type { Navigation } from './createNavigation.ts';

/** The sidebars of one version and language. */
export interface Sidebars {
  /** By the route of the folder below which each is shown. */
  sidebars: Map<string, SidebarItem[]>;
  /** The entries of every folder, by its route, whether it has a sidebar of its own or not. */
  folderItems: Map<string, SidebarItem[]>;
}

/**
 * Builds a sidebar for every section, which is a top folder. The folders that a `_meta.json` beside
 * them lists share one sidebar with it. The config comes before the folders, where they exist.
 */
export function buildSidebars(
  source: ConfigSource,
  root: Folder,
  navigation: Navigation,
): Sidebars {
  const { byRoute, listed } = buildFolderItems(root, navigation);
  const top = [...root.folders.values()];
  const sections = root.meta ? [root, ...top.filter((folder) => !listed.has(folder))] : top;
  const sidebars = sections.map(({ route }) => [route, byRoute.get(route) ?? []] as const);
  const configured = [...buildConfigSidebars(source, root.scope, navigation)].filter(([route]) =>
    byRoute.has(route),
  );
  return {
    sidebars: new Map([...sidebars, ...configured].filter(([, items]) => items.length > 0)),
    folderItems: new Map([...byRoute, ...configured]),
  };
}
