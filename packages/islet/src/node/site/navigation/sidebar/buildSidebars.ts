import type { SidebarItem } from '#shared/navigation.ts';
import { routeToUrl } from '#shared/url.ts';
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
  /** Whether the sidebar of the root is only for the pages that it lists. */
  isRootAlone: boolean;
}

/**
 * Builds a sidebar for every section, which is a folder at the top. The folders that a `_meta.json` next to them lists
 * share one sidebar. Without it, pages beside the sections have one of their own. The config overrides the sidebars of
 * folders that exist, or with `/` all of them.
 */
export function buildSidebars(
  source: ConfigSource,
  root: Folder,
  navigation: Navigation,
): Sidebars {
  const labels = labelsOfLocale(source.config.locales, root.scope.lang);
  const { byRoute, listed } = buildFolderItems(root, navigation, labels);
  const top = [...root.folders.values()];
  const sections = root.meta ? top.filter((folder) => !listed.has(folder)) : top;
  const ofRoot = byRoute.get(root.route) ?? [];
  const sidebars = [
    [root.route, root.meta ? ofRoot : selectBeside(ofRoot, root, navigation)] as const,
    ...sections.map(({ route }) => [route, byRoute.get(route) ?? []] as const),
  ];
  const configured = [...buildConfigSidebars(source, root.scope, navigation)].filter(([route]) =>
    byRoute.has(route),
  );
  // One for the root is for the pages of all folders.
  const isForAll = configured.some(([route]) => route === root.route);
  const automatic = isForAll ? [] : sidebars;
  return {
    sidebars: new Map([...automatic, ...configured].filter(([, items]) => items.length > 0)),
    folderItems: new Map([...byRoute, ...configured]),
    isRootAlone: !root.meta && !isForAll,
  };
}

/** The entries of pages that are in no section; none if there is only one, which leads nowhere. */
function selectBeside(
  items: readonly SidebarItem[],
  { pages, folders }: Folder,
  { targets }: Navigation,
): SidebarItem[] {
  const beside = [...pages].filter(
    ([name, { pageType }]) => pageType === 'doc' && !folders.has(name),
  );
  const urls = new Set(beside.map(([, { routePath }]) => routeToUrl(targets.rules, routePath)));
  const found = items.filter(({ link }) => link !== undefined && urls.has(link));
  return found.length > 1 ? found : [];
}
