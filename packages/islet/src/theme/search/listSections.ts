import type { FolderCount } from '#search/searchTypes.ts';
import type { NavItem } from '#shared/navigation.ts';
import type { FolderName } from '#shared/siteData.ts';
import { splitRoute, type UrlRules, urlToRoute } from '#shared/url.ts';

/** A section of the site: the pages in one top folder. */
export interface Section {
  folder: string;
  name: string;
  /** Number of pages. */
  count: number;
}

/** What names sections. */
export interface SectionNames {
  nav: readonly NavItem[];
  /** Those that the bar doesn't lead to. */
  named?: readonly FolderName[] | undefined;
  rules: UrlRules;
}

/**
 * Names folders as the top bar does, in its order. Those that it doesn't lead to come last, named by their pages, and pages
 * in no folder, which are `others`, after them.
 */
export function listSections(
  folders: readonly FolderCount[],
  { others, ...names }: SectionNames & { others: string },
): Section[] {
  const { nav, rules } = names;
  const order = nav.flatMap((item) => listFolders(item, rules));
  const placeOf = (folder: string) => order.indexOf(folder) + 1 || order.length + (folder ? 1 : 2);
  return folders
    .map(([folder, count]) => ({
      folder,
      name: nameOf(folder, names) || others,
      count,
    }))
    .sort((a, b) => placeOf(a.folder) - placeOf(b.folder));
}

/** Names the section that a page is in; empty if it is in none. */
export function sectionOf(link: string, names: SectionNames): string {
  return nameOf(folderOf(link, names.rules) ?? '', names);
}

const nameOf = (folder: string, { nav, named = [], rules }: SectionNames): string =>
  nameIn(nav, folder, rules) ?? new Map(named).get(folder) ?? toName(folder);

/** `release-notes` is `Release notes`, and `api`, which is probably an abbreviation, `API`. */
function toName(folder: string): string {
  const words = folder.replaceAll('-', ' ');
  return words.length < 4 ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The entry whose pages are all in the folder, or else the first one in the folder below it. */
function nameIn(nav: readonly NavItem[], folder: string, rules: UrlRules): string | undefined {
  const item = nav.find((one) => listFolders(one, rules).includes(folder));
  const isShared = item && new Set(listFolders(item, rules)).size > 1;
  return (isShared ? nameIn(item.items ?? [], folder, rules) : undefined) ?? item?.text;
}

/** The top folders that an entry and those below it lead to. */
function listFolders({ link, items = [] }: NavItem, rules: UrlRules): string[] {
  const own = link === undefined ? undefined : folderOf(link, rules);
  const below = items.flatMap((item) => listFolders(item, rules));
  return own === undefined ? below : [own, ...below];
}

/** The top folder of a page; undefined for one in no folder, and for other sites. */
function folderOf(link: string, rules: UrlRules): string | undefined {
  const route = urlToRoute(rules, link);
  const [folder, ...rest] = route === null ? [] : splitRoute(rules, route).path.slice(1).split('/');
  return rest.length > 0 ? folder : undefined;
}
