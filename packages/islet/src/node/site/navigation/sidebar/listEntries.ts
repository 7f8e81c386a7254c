import type { SidebarOptions } from '#shared/frontmatter.ts';
import { readJsonFile } from '../../config/readJsonFile.ts';
import { type MetaEntry, metaFile } from '../../config/schema/meta.ts';
import type { Navigation } from '../links/createNavigation.ts';
import { type Folder, findFolder, findIndexPage } from './buildPageTree.ts';
import { readSidebarOptions } from './readSidebarOptions.ts';

/** An entry of a `_meta.json` in its long form. */
export type FolderEntry = Exclude<MetaEntry, string>;

/**
 * Lists the entries of a folder in the sidebar: those of its `_meta.json`, or without a valid one its
 * pages and folders, the index first. Those whose front matter gives an order come before the others,
 * which are sorted by name. Groups leave out their index: the title links to it.
 */
export function listEntries(folder: Folder, { problems }: Navigation): FolderEntry[] {
  if (folder.meta) {
    const read = readJsonFile(metaFile, folder.meta.text, folder.meta.filePath);
    if ('value' in read) return read.value.map((entry) => toLongForm(folder, entry));
    problems.push(...read.problems);
  }
  const isGroup = folder.parent?.parent != null;
  const names = new Set([...folder.pages.keys(), ...folder.folders.keys()]);
  names.delete('index');
  const optionsOf = (name: string): SidebarOptions => {
    const inside = folder.folders.get(name);
    const page = folder.pages.get(name) ?? (inside && findIndexPage(inside));
    return page ? readSidebarOptions(page.frontmatter) : {};
  };
  const orderOf = (name: string): number => optionsOf(name).order ?? Number.POSITIVE_INFINITY;
  const sorted = [...names]
    .filter((name) => folder.folders.has(name) || !optionsOf(name).hidden)
    .sort()
    .map((name) => ({ name, order: orderOf(name) }))
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order))
    .map(({ name }) => name);
  const all = findIndexPage(folder) && !isGroup ? ['index', ...sorted] : sorted;
  return all.map((name) => toLongForm(folder, name));
}

/** A bare name means a folder if there is one: its title links to the page of the same name. */
function toLongForm(folder: Folder, entry: MetaEntry): FolderEntry {
  if (typeof entry !== 'string') return entry;
  return findFolder(folder, entry)
    ? { type: 'dir', name: entry, collapsible: true, collapsed: false }
    : { type: 'file', name: entry };
}
