import path from 'node:path';
import {
  identifyFile,
  isExternal,
  isInside,
  relativePath,
  splitUrl,
  type UrlRules,
} from 'islet/tools';
import { type ModuleCopier, resolveModule } from './createModuleCopier.ts';
import type { ForeignSite } from './source/foreignSite.ts';
import { stemOf } from './source/listPages.ts';

/** Gives a link, an image or an import of the file `from` the path that it has in the new site. */
export type Locate = (from: string, reference: string, kind: 'link' | 'import') => string;

/** What is known about the new site. */
interface NewSite {
  /** Paths below the new site, by the absolute path of the source. */
  targets: ReadonlyMap<string, string>;
  rules: UrlRules;
  modules: ModuleCopier;
}

/** A reference that leads nowhere, or elsewhere, stays as it is: the first check reports it. */
export function createLocator(site: ForeignSite, { targets, rules, modules }: NewSite): Locate {
  const locateFile = (from: string, file: string, name: string): string | null => {
    const found = findSource(site, targets, file) ?? resolveModule(file);
    if (found === null) return null;
    const folder = site.publicFolders.find((one) => isInside(one, found));
    if (folder !== undefined) return `/${relativePath(folder, found)}`;
    const target = targets.get(found) ?? modules.copy(found);
    const before = path.relative(path.dirname(from), found).split(path.sep).join('/');
    const after = path.posix.relative(path.posix.dirname(targets.get(from) ?? ''), target);
    const isComplete = path.extname(name) !== '' || !/\.[cm]?[jt]sx?$/.test(target);
    if (stemOf(before) === stemOf(after) && isComplete && !isAliased(name)) return name;
    return encodeSpaces(after.startsWith('.') ? after : `./${after}`);
  };
  const isAliased = (name: string): boolean =>
    Object.keys(site.aliases).some((alias) => name === alias || name.startsWith(`${alias}/`));
  const locateAddress = createAddressLocator(site, rules);

  return (from, reference, kind) => {
    const written = reference.replace(/^pathname:\/\//, '');
    if (isExternal(written) || /^(?:[#?]|$)/.test(written)) return written;
    const { path: name, query, hash } = splitUrl(written);
    const isLink = kind === 'link' && !name.startsWith('/');
    const own = modules.toFile(from, decode(name));
    const folders = isLink ? [path.dirname(from), ...(site.linkRoots ?? [])] : [];
    const places = own === null ? folders.map((one) => path.join(one, decode(name))) : [own];
    const moved =
      places.map((place) => locateFile(from, place, name)).find((one) => one !== null) ??
      (kind === 'link' ? locateAddress(from, name) : null);
    return moved === null ? written : moved + query + hash;
  };
}

/** The file that a path means; the extension of a page may be left out, and a folder means its index. */
function findSource(
  { publicFolders }: ForeignSite,
  targets: ReadonlyMap<string, string>,
  file: string,
): string | null {
  const bare = file.replace(/\/$/, '');
  const names = [
    file,
    ...['.md', '.mdx', '/index.md', '/index.mdx', '/README.md'].map((end) => bare + end),
  ];
  const isPublic = publicFolders.some((folder) => isInside(folder, file));
  return names.find((one) => targets.has(one)) ?? (isPublic ? file : null);
}

/** Finds pages by the addresses that they had, or that led to them, and gives their new ones if they differ. */
function createAddressLocator(
  { pages, settings: { redirects = [] } }: ForeignSite,
  rules: UrlRules,
): (from: string, name: string) => string | null {
  const addresses = new Map(pages.map(({ file, address }) => [file, address]));
  const routes = new Map(
    pages.map(({ address, target }) => [
      normalize(address),
      identifyFile(rules, `${target}.md`)?.routePath,
    ]),
  );
  const next = new Map(redirects.map(({ from, to }) => [normalize(from), normalize(to)]));
  const follow = (address: string, steps = 5): string | undefined => {
    const to = routes.has(address) || steps === 0 ? undefined : next.get(address);
    return to === undefined ? routes.get(address) : follow(to, steps - 1);
  };
  return (from, name) => {
    const own = addresses.get(from);
    const starts = name.startsWith('/') ? ['/'] : own === undefined ? [] : [own, `${own}/`];
    for (const start of starts) {
      const url = `https://localhost${start}`;
      if (!URL.canParse(name, url)) continue;
      const { pathname } = new URL(name, url);
      const route = follow(normalize(decode(pathname)));
      if (route === undefined) continue;
      return name.startsWith('/') && normalize(route) === normalize(name) ? name : route;
    }
    return null;
  };
}

const encodeSpaces = (file: string): string => file.replaceAll(' ', '%20');

/** An address without what doesn't distinguish pages. */
const normalize = (address: string): string =>
  address
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/\/index$/, '')
    .replace(/(?<=.)\/+$/, '') || '/';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
