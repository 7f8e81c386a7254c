import type { NavItem, SidebarItem } from '#shared/navigation.ts';
import type { FolderName } from '#shared/siteData.ts';
import type { PageSummary } from '#shared/types.ts';
import { joinRoute, splitRoute, type UrlRules, urlToRoute } from '#shared/url.ts';
import type { Scope } from '../../scan/listScopes.ts';
import { flattenSidebar } from '../sidebar/flattenSidebar.ts';

/** What authors have named. */
interface Named {
  rules: UrlRules;
  pages: readonly PageSummary[];
  /** By the routes of folders. */
  sidebars: ReadonlyMap<string, SidebarItem[]>;
  nav: readonly NavItem[];
}

/**
 * Names the top folders that the bar doesn't lead to, in the words of their language: by the page at their address, or else
 * by what all of their entries are under in their sidebar. Folders without either are left out.
 */
export function nameFolders(
  { lang, version }: Pick<Scope, 'lang' | 'version'>,
  { rules, pages, sidebars, nav }: Named,
): FolderName[] {
  const own = pages.filter((page) => page.lang === lang && page.version === version);
  const titles = new Map(own.map(({ routePath, title }) => [routePath, title]));
  const led = new Set(listLinks(nav).map((link) => folderOf(link, rules)));
  const folders = new Set(own.map(({ routePath }) => topFolder(routePath, rules)));
  return [...folders].sort().flatMap((folder): FolderName[] => {
    if (folder === '' || led.has(folder)) return [];
    const route = joinRoute(rules, { version, lang, path: `/${folder}/` });
    const isOwn = (link: string): boolean => folderOf(link, rules) === folder;
    const name = titles.get(route) || findHeading(sidebars.get(route) ?? [], isOwn);
    return name ? [[folder, name]] : [];
  });
}

const listLinks = (items: readonly NavItem[]): string[] =>
  items.flatMap(({ link, items = [] }) => [
    ...(link === undefined ? [] : [link]),
    ...listLinks(items),
  ]);

const folderOf = (link: string, rules: UrlRules): string | null => {
  const route = urlToRoute(rules, link);
  return route === null ? null : topFolder(route, rules);
};

/** Empty for pages in no folder. */
function topFolder(route: string, rules: UrlRules): string {
  const [folder = '', ...rest] = splitRoute(rules, route).path.slice(1).split('/');
  return rest.length > 0 ? folder : '';
}

/** The group or header that has all entries of a folder; empty if there are several or none. */
function findHeading(items: readonly SidebarItem[], isOwn: (link: string) => boolean): string {
  const found = new Set<string>();
  let header = '';
  for (const item of items) {
    header = item.sectionHeaderText ?? header;
    const entries = flattenSidebar([item]);
    if (entries.some(({ link }) => link !== undefined && isOwn(link)))
      found.add(item.items ? item.text : header);
  }
  const [heading = '', ...others] = found;
  return others.length > 0 ? '' : heading;
}
