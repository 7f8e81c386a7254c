import { existsSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from 'islet/tools';
import type { ForeignPage } from '../source/foreignSite.ts';
import { addressOf, listPages, stemOf } from '../source/listPages.ts';
import { type PageFacts, readPageFacts } from '../source/pageFacts.ts';
import { choosePath } from '../source/pagePath.ts';
import { list } from '../source/shapes.ts';

/** A page of Docusaurus: its id is what sidebars call it. */
export interface DocusaurusPage extends ForeignPage {
  id: string;
  /** Path of its folder below the docs, without the numbers of names. */
  folder: string;
  facts: PageFacts;
  /** Its place among the others of its folder. */
  position: number;
}

/** Where the pages of one folder go. */
export interface DocusaurusFolder {
  /** Absolute path. */
  folder: string;
  lang: string;
  /** Folder below `docs`: the version, if any, and the language. */
  to: string;
  /** Start of the routes, as in `docs`; empty for the root. */
  base: string;
  /** Start of the addresses in the source. */
  address: string;
}

const numbered = /^(\d+)[-_.]+(?=[^\d\s._-]|\d+[-_.]*[^\d-_.])/;

/** A name without the number that sorts it: `01-intro` is `intro`; a date stays. */
export const stripNumber = (name: string): string =>
  /^\d{1,4}[-_.]\d/.test(name) ? name : name.replace(numbered, '');

/** Reads the docs in a folder; a name that starts with `_` is not a page. */
export async function readDocs(place: DocusaurusFolder): Promise<{
  pages: DocusaurusPage[];
  files: Map<string, string>;
}> {
  const { folder, lang, to, base, address } = place;
  const listed = await listPages(folder);
  const isPage = (file: string): boolean => !/(?:^|\/)_/.test(relativePath(folder, file));
  const pages = await Promise.all(
    listed.pages.filter(isPage).map(async (file): Promise<DocusaurusPage> => {
      const facts = await readPageFacts(file);
      const below = stemOf(relativePath(folder, file));
      const names = below.split('/').map(stripNumber);
      const name = names.pop() ?? '';
      const within = names.join('/');
      const own = facts.id ?? name;
      const isIndex =
        /^(?:index|readme)$/i.test(name) || name.toLowerCase() === names.at(-1)?.toLowerCase();
      const { slug } = facts;
      const route =
        slug === undefined
          ? path.posix.join(within, isIndex ? 'index' : own)
          : slug.startsWith('/')
            ? slug.slice(1)
            : path.posix.join(within, slug);
      const chosen = choosePath(
        path.posix.join(base, route === '' || route === '.' ? 'index' : route),
        path.posix.join(base, within, isIndex ? 'index' : name),
      );
      const number = numbered.exec(path.posix.basename(below))?.[1];
      return {
        file,
        target: path.posix.join(to, chosen.path),
        stray: chosen.stray,
        address: addressOf(path.posix.join(address, route)).replace(/\/\.$/, '') || '/',
        lang,
        id: path.posix.join(within, own),
        folder: within,
        facts,
        position: Number.isFinite(facts.order) ? facts.order : Number(number ?? 1e9),
      };
    }),
  );
  const others = [...listed.pages.filter((file) => !isPage(file)), ...listed.others].filter(
    (file) => !/_category_\.\w+$|(?:^|\/)(?:package(?:-lock)?\.json|yarn\.lock)$/.test(file),
  );
  const files = new Map(
    others.map((file): [string, string] => {
      const names = relativePath(folder, file).split('/');
      const name = names.pop() ?? '';
      return [file, path.posix.join('docs', to, base, ...names.map(stripNumber), name)];
    }),
  );
  return { pages, files };
}

/** Reads the articles of a blog; their date is a part of the file name or of the front matter. */
export async function readBlog(place: DocusaurusFolder): Promise<{
  pages: DocusaurusPage[];
  files: Map<string, string>;
}> {
  const { folder, lang, to, base, address } = place;
  if (!existsSync(folder)) return { pages: [], files: new Map() };
  const listed = await listPages(folder);
  const pages = await Promise.all(
    listed.pages.map(async (file): Promise<DocusaurusPage> => {
      const facts = await readPageFacts(file);
      const below = stemOf(relativePath(folder, file)).replace(/\/index$/, '');
      const [, year, month, day, rest] = /^(\d{4})[-/](\d\d)[-/](\d\d)[-/]?(.*)$/.exec(below) ?? [];
      const named = year === undefined ? below : [year, month, day, rest].filter(Boolean).join('/');
      const route = facts.slug?.replace(/^\//, '') ?? named;
      const date = year && `${year}-${month}-${day}`;
      const chosen = choosePath(path.posix.join(base, route), path.posix.join(base, named));
      return {
        file,
        target: path.posix.join(to, chosen.path),
        stray: chosen.stray,
        address: addressOf(path.posix.join(address, route)),
        lang,
        id: path.posix.relative(base, chosen.path),
        folder: base,
        facts,
        position: 0,
        date,
      };
    }),
  );
  const files = new Map(
    listed.others
      .filter((file) => !/\.(?:ya?ml|json)$/.test(file))
      .map((file) => [file, path.posix.join('docs', to, base, relativePath(folder, file))]),
  );
  return { pages, files };
}

/** The first of some files that exists; null if none does. */
export const firstFile = (files: readonly string[]): string | null =>
  files.find((file) => existsSync(file)) ?? null;

/** The strings of a list. */
export const textsOf = (value: unknown): string[] =>
  list.parse(value).filter((one): one is string => typeof one === 'string');
