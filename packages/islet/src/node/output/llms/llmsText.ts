import type { NavItem, SidebarItem } from '#shared/navigation.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { PageData } from '#shared/types.ts';
import { fileToUrl, routeToMarkdownFile, routeToUrl } from '#shared/url.ts';
import { flattenSidebar } from '../../site/navigation/sidebar/flattenSidebar.ts';
import { escapeText } from './inlineToMarkdown.ts';
import type { Publication } from './pageMarkdown.ts';

/** A page in a list. */
export type ListedPage = Pick<PageData, 'routePath' | 'title' | 'description' | 'sidebarUrl'>;

/** The pages of one language and version, and the sidebars that order them. */
export interface PageList {
  site: Pick<SiteData, 'nav' | 'labels'>;
  pages: readonly ListedPage[];
  /** By the URL that page data refers to. */
  sidebars: Readonly<Record<string, SidebarItem[]>>;
}

/** Pages under a heading. */
export interface PageSection {
  name: string;
  pages: ListedPage[];
}

/** Where what is written for programs is published, and where a list that is too long for one file goes on. */
export interface ListPublication extends Pick<Publication, 'rules' | 'origin'> {
  /** Gives the path below the output of the file with a part of the list, counted from 1. */
  partFile(number: number, text: string): string;
  sizes?: typeof listSizes;
}

/** The files of a list of all pages. */
export interface ListFiles {
  /** `llms.txt`. */
  list: string;
  /** By their path below the output; none if all pages are in `llms.txt`. */
  parts: Map<string, string>;
}

/** Sizes in bytes. A program has to read a file as a whole, and 100,000 bytes are some 30,000 tokens. */
export const listSizes = { whole: 400_000, part: 100_000 };

/**
 * Writes `llms.txt` (https://llmstxt.org): the site in short, and each page with a link to its Markdown. If that is too
 * long, `llms.txt` names the sections, with the first and the last page of each, and the pages are in files of their own.
 */
export function llmsFiles(
  site: Pick<SiteData, 'title' | 'description' | 'labels'>,
  sections: readonly PageSection[],
  { partFile, sizes = listSizes, ...publication }: ListPublication,
): ListFiles {
  const written = sections.map(({ name, pages }) => ({
    name,
    entries: pages.map((page) => ({ page, line: writeEntry(page, publication) })),
  }));
  const lines = written.flatMap(({ entries }) => entries.map(({ line }) => line));
  const size = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
  if (size <= sizes.whole) {
    const texts = written.map(({ name, entries }) => writeSection(name, entries));
    return { list: writeList(site, texts), parts: new Map() };
  }
  const parts = new Map<string, string>();
  const names: string[] = [];
  for (const pieces of cutPieces(written, sizes.part)) {
    const text = writeList(
      { title: site.title, description: '' },
      pieces.map(({ name, entries }) => writeSection(name, entries)),
    );
    const file = partFile(parts.size + 1, text);
    parts.set(file, text);
    for (const piece of pieces) names.push(writePiece(piece, file, publication));
  }
  return {
    list: writeList(site, [`## ${escapeText(site.labels.overview)}`, names.join('\n')]),
    parts,
  };
}

/** Some pages of a section that follow each other, with their lines. */
interface ListPiece {
  name: string;
  entries: Array<{ page: ListedPage; line: string }>;
}

/** Divides sections among files; one that doesn't fit into the rest of a file goes on in the next one. */
function cutPieces(sections: readonly ListPiece[], most: number): ListPiece[][] {
  const parts: ListPiece[][] = [];
  let room = 0;
  for (const { name, entries } of sections) {
    let piece: ListPiece | null = null;
    for (const entry of entries) {
      const size = Buffer.byteLength(entry.line) + 1;
      if (size > room) {
        parts.push([]);
        room = most;
        piece = null;
      }
      if (piece === null) {
        piece = { name, entries: [] };
        parts.at(-1)?.push(piece);
      }
      piece.entries.push(entry);
      room -= size;
    }
  }
  return parts;
}

function writeEntry(
  { routePath, title, description }: ListedPage,
  { rules, origin }: Pick<Publication, 'rules' | 'origin'>,
): string {
  const url = (origin ?? '') + fileToUrl(rules.base, routeToMarkdownFile(routePath));
  const summary = description && `: ${escapeText(description)}`;
  return `- [${escapeText(title)}](${url})${summary}`;
}

const writeSection = (name: string, entries: ListPiece['entries']): string =>
  `## ${escapeText(name)}\n\n${entries.map(({ line }) => line).join('\n')}`;

/** Pages are named by their addresses, since sections may have the same name. */
function writePiece(
  { name, entries }: ListPiece,
  file: string,
  { rules, origin }: Pick<Publication, 'rules' | 'origin'>,
): string {
  const [first, last] = [entries[0], entries.at(-1)].map((entry) =>
    entry ? routeToUrl(rules, entry.page.routePath) : '',
  );
  const url = (origin ?? '') + fileToUrl(rules.base, file);
  return `- [${escapeText(name)}](${url}): ${first === last ? first : `${first} … ${last}`}`;
}

function writeList(
  { title, description }: Pick<SiteData, 'title' | 'description'>,
  texts: readonly string[],
): string {
  const parts = [`# ${escapeText(title)}`, description && `> ${escapeText(description)}`, ...texts];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Lists all pages in reading order: by the groups of the sidebars, in the order of the top bar, then
 * those that are in none.
 */
export function listPageSections(
  { site, pages, sidebars }: PageList,
  { rules }: Pick<Publication, 'rules'>,
): PageSection[] {
  const left = new Map(pages.map((page) => [routeToUrl(rules, page.routePath), page]));
  const take = ({ link = '' }: SidebarItem): ListedPage[] => {
    const page = left.get(link);
    left.delete(link);
    return page ? [page] : [];
  };
  const sections: PageSection[] = [];
  const menus = new Map<string, string>();
  for (const { text, link = '' } of listNavLinks(site.nav)) {
    const url = left.get(link)?.sidebarUrl;
    if (url && !menus.has(url)) menus.set(url, text);
  }
  for (const url of new Set([...menus.keys(), ...pages.flatMap((page) => page.sidebarUrl ?? [])])) {
    let section: PageSection = { name: menus.get(url) ?? site.labels.overview, pages: [] };
    sections.push(section);
    for (const item of sidebars[url] ?? []) {
      const name = item.sectionHeaderText ?? (item.items ? item.text : null);
      if (name !== null) {
        section = { name, pages: [] };
        sections.push(section);
      }
      section.pages.push(...flattenSidebar([item]).flatMap(take));
    }
  }
  sections.push({ name: site.labels.others, pages: [...left.values()] });
  return sections.filter((section) => section.pages.length > 0);
}

const listNavLinks = (items: readonly NavItem[]): NavItem[] =>
  items.flatMap((item) => [item, ...listNavLinks(item.items ?? [])]);
