import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { humanize } from 'islet/tools';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ForeignPage } from './foreignSite.ts';
import {
  finite,
  maybe,
  maybeText,
  omitUndefined,
  record,
  type SidebarItemInput,
} from './shapes.ts';

/** What menus need to know about a page. */
export interface PageFacts {
  title: string | undefined;
  label: string | undefined;
  order: number;
  isHidden: boolean;
  badge: string | undefined;
  slug: string | undefined;
  id: string | undefined;
  frontmatter: Readonly<Record<string, unknown>>;
}

const order = maybe(z.number());

/** Reads the front matter and the first heading of a page. */
export async function readPageFacts(file: string): Promise<PageFacts> {
  const text = await readFile(file, 'utf8');
  const frontmatter = readYaml(/^\uFEFF?---\r?\n(.*?)\r?\n---/s.exec(text)?.[1] ?? '');
  const sidebar = record.parse(frontmatter.sidebar);
  const heading = /^#[ \t]+(.+?)[ \t]*(?:\\?\{.*\})?[ \t]*$/m
    .exec(text)?.[1]
    ?.replace(/[`*]|<[^>]*>/g, '');
  const { badge } = sidebar;
  return {
    title: maybeText.parse(frontmatter.title) ?? maybeText.parse(heading?.trim()),
    label: maybeText.parse(sidebar.label ?? frontmatter.sidebar_label),
    order: order.parse(sidebar.order ?? frontmatter.sidebar_position) ?? Number.POSITIVE_INFINITY,
    isHidden:
      sidebar.hidden === true || frontmatter.unlisted === true || frontmatter.draft === true,
    badge: maybeText.parse(typeof badge === 'string' ? badge : record.parse(badge).text),
    slug: maybeText.parse(frontmatter.slug)?.replace(/(?<=.)\/$/, ''),
    id: maybeText.parse(frontmatter.id),
    frontmatter,
  };
}

/** The fields of a front matter; none if it is not valid, or contains itself. */
export function readYaml(text: string): Record<string, unknown> {
  try {
    return record.parse(finite(z.unknown()).parse(parse(text, { logLevel: 'silent' })));
  } catch {
    return {};
  }
}

/** The languages that a sidebar is for, and what it falls back to. */
interface Place {
  lang: string;
  defaultLang: string;
}

/** The texts of a folder in menus, in each language. */
export interface FolderTree {
  /** The entries of a folder, by order and name. */
  list(folder: string, place: Place): SidebarItemInput[];
  titleOf(stem: string, place: Place): string | undefined;
}

/** Sorts pages for sidebars that list the pages of a folder by themselves. */
export function listTree(
  pages: readonly ForeignPage[],
  facts: ReadonlyMap<string, PageFacts>,
): FolderTree {
  const byTarget = new Map(pages.map((page) => [page.target, facts.get(page.file)]));
  const factsOf = (stem: string, { lang, defaultLang }: Place): PageFacts | undefined =>
    [
      `${lang}/${stem}`,
      `${lang}/${stem}/index`,
      `${defaultLang}/${stem}`,
      `${defaultLang}/${stem}/index`,
    ]
      .map((target) => byTarget.get(target))
      .find((one) => one !== undefined);
  const list = (folder: string, place: Place): SidebarItemInput[] => {
    const prefix = `${place.defaultLang}/${folder === '' || folder === '.' ? '' : `${folder}/`}`;
    const below = [...byTarget.keys()].filter((target) => target.startsWith(prefix));
    const names = [
      ...new Set(below.map((target) => target.slice(prefix.length).split('/')[0] ?? '')),
    ];
    return names
      .map((name) => {
        const stem = (prefix + name).slice(place.defaultLang.length + 1);
        const isFolder = below.some((target) => target.startsWith(`${prefix}${name}/`));
        return { name, stem, isFolder, own: factsOf(stem, place) };
      })
      .filter(({ own, isFolder }) => isFolder || own?.isHidden === false)
      .sort((a, b) => orderOf(a) - orderOf(b) || (a.name < b.name ? -1 : 1))
      .map(({ name, stem, isFolder, own }) =>
        isFolder
          ? { text: own?.label ?? humanize(name), items: list(stem, place) }
          : omitUndefined({
              text: own?.label ?? own?.title ?? humanize(name),
              link: `/${path.posix.join(stem, '.')}`.replace(/(?:^|\/)index$/, '/'),
              tag: own?.badge,
            }),
      );
  };
  return {
    list,
    titleOf(stem, place) {
      const own = factsOf(stem, place);
      return own?.label ?? own?.title;
    },
  };
}

const orderOf = ({ name, own }: { name: string; own: PageFacts | undefined }): number =>
  name === 'index' ? Number.NEGATIVE_INFINITY : Math.min(own?.order ?? 1e9, 1e9);
