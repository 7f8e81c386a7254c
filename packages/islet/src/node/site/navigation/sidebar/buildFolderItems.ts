import { describeStatus } from '#shared/describeStatus.ts';
import type { Labels } from '#shared/labels.ts';
import type { SidebarItem } from '#shared/navigation.ts';
import type { PageSummary } from '#shared/types.ts';
import { routeToUrl } from '#shared/url.ts';
import { nearestName } from '../../../support/problems/nearestName.ts';
import { humanize } from '../../scan/titleOfFile.ts';
import type { Navigation } from '../links/createNavigation.ts';
import type { DataPlace } from '../links/locateData.ts';
import { type Folder, findFolder, findIndexPage, findPage } from './buildPageTree.ts';
import { type FolderEntry, listEntries } from './listEntries.ts';
import { readSidebarOptions } from './readSidebarOptions.ts';

/** The sidebar entries of every folder of a tree. */
export interface FolderItems {
  /** By the route of the folder. */
  byRoute: Map<string, SidebarItem[]>;
  /** The folders that are listed by the folder above them. */
  listed: Set<Folder>;
}

/** Builds the sidebar entries of a folder and all folders below it; reports entries without a target. */
export function buildFolderItems(
  root: Folder,
  navigation: Navigation,
  labels: Labels,
): FolderItems {
  const byRoute = new Map<string, SidebarItem[]>();
  const listed = new Set<Folder>();

  const buildFolder = (folder: Folder): void => {
    for (const child of folder.folders.values()) buildFolder(child);
    const items = listEntries(folder, navigation).flatMap((entry, index) => {
      const isFolder = entry.type === 'dir' || entry.type === 'dir-section-header';
      const child = isFolder ? findFolder(folder, entry.name) : undefined;
      if (child) listed.add(child);
      return buildItem(entry, { folder, byRoute, navigation, labels, index }) ?? [];
    });
    byRoute.set(folder.route, items);
  };

  buildFolder(root);
  return { byRoute, listed };
}

interface EntryContext {
  folder: Folder;
  /** The items of folders by route, including this one. */
  byRoute: ReadonlyMap<string, SidebarItem[]>;
  navigation: Navigation;
  labels: Labels;
  index: number;
}

function buildItem(entry: FolderEntry, context: EntryContext): SidebarItem | SidebarItem[] | null {
  const { folder, navigation } = context;
  switch (entry.type) {
    case 'divider':
      return { text: '', dividerType: entry.dividerType };
    case 'section-header':
      return { text: '', sectionHeaderText: entry.label, tag: entry.tag };
    case 'link': {
      const { label, tag, context: style } = entry;
      const from = { ...folder.scope, routePath: folder.route };
      const link = navigation.writeLink(from, entry.link, placeOf(context, 'link'));
      return { text: label, link, tag, context: style };
    }
    case 'file':
      return buildPageItem(entry, context);
    case 'dir':
      return buildGroup(entry, context);
    case 'dir-section-header':
      return buildSection(entry, context);
  }
}

function buildPageItem(
  { name, label, tag, context: style, overviewHeaders }: FolderEntry & { type: 'file' },
  context: EntryContext,
): SidebarItem | null {
  const { folder, navigation } = context;
  const stem = name.replace(/\.mdx?$/, '');
  const page = findPage(folder, stem);
  if (!page) return failMissing(context, 'page', name);
  if (page.frontmatter.unlisted) return null;
  const link = routeToUrl(navigation.targets.rules, page.routePath);
  const text = label ?? pageText(page, baseName(stem));
  return { text, link, tag: tag ?? tagOf(page, context), context: style, overviewHeaders };
}

function buildGroup(
  entry: FolderEntry & { type: 'dir' },
  context: EntryContext,
): SidebarItem | null {
  const { name, label, tag, context: style, collapsible, collapsed, overviewHeaders } = entry;
  const found = findContents(name, context);
  if (!found) return failMissing(context, 'folder', name);
  const { items, index, url } = found;
  // All its pages are unlisted.
  if (items.length === 0 && url === undefined && !label) return null;
  return {
    text: label ?? (index ? pageText(index, baseName(name)) : humanize(baseName(name))),
    link: url,
    tag: tag ?? (index && tagOf(index, context)),
    context: style,
    collapsible,
    collapsed,
    items,
    overviewHeaders,
  };
}

/** A heading with the entries of a folder below it; its index comes first, since a heading isn't a link. */
function buildSection(
  { name, label, tag }: FolderEntry & { type: 'dir-section-header' },
  context: EntryContext,
): SidebarItem[] | null {
  const found = findContents(name, context);
  if (!found) return failMissing(context, 'folder', name);
  const { items, index, url } = found;
  const first =
    index && url
      ? [{ text: pageText(index, baseName(name)), link: url, tag: tagOf(index, context) }]
      : [];
  const sectionHeaderText = label ?? humanize(baseName(name));
  return [{ text: '', sectionHeaderText, tag }, ...first, ...items];
}

/** The entries of a folder, its index page, and where that is, unless an entry leads there. */
function findContents(
  name: string,
  { folder, byRoute, navigation }: EntryContext,
): { items: SidebarItem[]; index: PageSummary | undefined; url: string | undefined } | null {
  const child = findFolder(folder, name);
  const items = child && byRoute.get(child.route);
  if (!items) return null;
  const page = findIndexPage(child);
  const index = page?.frontmatter.unlisted ? undefined : page;
  const url = index && routeToUrl(navigation.targets.rules, index.routePath);
  return { items, index, url: items.some(({ link }) => link === url) ? undefined : url };
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function pageText({ title, frontmatter }: PageSummary, name: string): string {
  return readSidebarOptions(frontmatter).label ?? (title || humanize(name));
}

function tagOf(
  { frontmatter }: PageSummary,
  { labels }: Pick<EntryContext, 'labels'>,
): string | undefined {
  if (frontmatter.draft) return labels.draft;
  return readSidebarOptions(frontmatter).badge ?? describeStatus(frontmatter, labels)?.text;
}

function failMissing(context: EntryContext, kind: 'page' | 'folder', name: string): null {
  const { route } = context.folder;
  const { drafts } = context.navigation.targets;
  // Only the dev server shows drafts.
  if (drafts?.has(`${route}${name.replace(/(?:^|(?<=\/))index$|\.mdx?$/, '')}`)) return null;
  const { pages, folders } = context.folder;
  const [known, others] =
    kind === 'page'
      ? [[...pages.keys(), ...folders.keys()], folders]
      : [[...folders.keys()], pages];
  const near = nearestName(name, known);
  const fix = others.has(name)
    ? `Use \`"type": "${kind === 'page' ? 'dir' : 'file'}"\`: the name is that of a ${kind === 'page' ? 'folder' : 'page'}.`
    : near
      ? `Did you mean \`${near}\`?`
      : 'Create it, or remove the entry.';
  const message = `There is no ${kind} \`${name}\` in this folder.`;
  context.navigation.fail(placeOf(context, 'name'), { message, fix });
  return null;
}

function placeOf({ folder, index }: EntryContext, key: string): DataPlace {
  const source = folder.meta ?? { filePath: folder.route, text: null };
  return { source, path: [index, key] };
}
