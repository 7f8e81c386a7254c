import type { PageSummary } from '#shared/types.ts';
import type { Scope } from '../../scan/listScopes.ts';
import type { FolderFile } from '../../scan/scanDocs.ts';

/** A folder of pages below a language folder. */
export interface Folder {
  name: string;
  /** Route of its index page, even if that doesn't exist. */
  route: string;
  parent: Folder | null;
  scope: Scope;
  /** By file name without extension. */
  pages: Map<string, PageSummary>;
  folders: Map<string, Folder>;
  meta: FolderFile | null;
}

/** Sorts the pages of one version and language, and their `_meta.json`, into folders. */
export function buildPageTree(
  scope: Scope,
  pages: readonly PageSummary[],
  metaFiles: readonly FolderFile[],
): Folder {
  const root = createFolder({ name: '', route: scope.routePath, parent: null, scope });
  const folderAt = (names: readonly string[]): Folder => names.reduce(enterFolder, root);
  const isHere = (one: { version: string; lang: string }): boolean =>
    one.lang === scope.lang && one.version === scope.version;
  for (const page of pages.filter(isHere)) {
    const names = page.pagePath.split('/');
    const name = names.pop() ?? '';
    folderAt(names).pages.set(name, page);
  }
  for (const meta of metaFiles.filter(isHere)) {
    folderAt(meta.folder.split('/').filter((name) => name !== '')).meta = meta;
  }
  // A folder that only pages in another language need is sorted as it is there.
  const originals = new Set(pages.filter(isHere).map(({ originalLang }) => originalLang));
  for (const meta of metaFiles) {
    const folder = meta.version === scope.version && findFolder(root, meta.folder);
    if (folder && originals.has(meta.lang)) folder.meta ??= meta;
  }
  return root;
}

function enterFolder(parent: Folder, name: string): Folder {
  const known = parent.folders.get(name);
  if (known) return known;
  const { route, scope } = parent;
  const folder = createFolder({ name, route: `${route}${name}/`, parent, scope });
  parent.folders.set(name, folder);
  return folder;
}

function createFolder(place: Pick<Folder, 'name' | 'route' | 'parent' | 'scope'>): Folder {
  return { ...place, pages: new Map(), folders: new Map(), meta: null };
}

/** The folder that a path leads to from another one, which an empty path leads to. */
export function findFolder(from: Folder, path: string): Folder | undefined {
  return path
    .split('/')
    .filter((name) => name !== '')
    .reduce<Folder | undefined>((folder, name) => folder?.folders.get(name), from);
}

/** The page that a path without extension leads to from a folder. An index may also be named by its file: `README`. */
export function findPage(from: Folder, path: string): PageSummary | undefined {
  const [, above = '', name = ''] = /^(?:(.*)\/)?(.*)$/.exec(path) ?? [];
  const folder = findFolder(from, above);
  const index = folder && findIndexPage(folder);
  const isIndex = name === 'index' || index?.filePath.replace(/^.*\/|\.mdx?$/g, '') === name;
  return isIndex ? index : folder?.pages.get(name);
}

/** The page that represents a folder: its index, or else the page of the same name next to it. */
export function findIndexPage({ name, pages, parent }: Folder): PageSummary | undefined {
  return pages.get('index') ?? parent?.pages.get(name);
}
