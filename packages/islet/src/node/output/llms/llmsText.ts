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

/** Writes `llms.txt` (https://llmstxt.org): the site in short, and each page with a link to its Markdown. */
export function llmsText(
  { title, description }: Pick<SiteData, 'title' | 'description'>,
  sections: readonly PageSection[],
  { rules, origin }: Publication,
): string {
  const entry = ({ routePath, ...page }: ListedPage): string => {
    const url = (origin ?? '') + fileToUrl(rules.base, routeToMarkdownFile(routePath));
    const summary = page.description && `: ${escapeText(page.description)}`;
    return `- [${escapeText(page.title)}](${url})${summary}`;
  };
  const parts = [
    `# ${escapeText(title)}`,
    description && `> ${escapeText(description)}`,
    ...sections.map(
      ({ name, pages }) => `## ${escapeText(name)}\n\n${pages.map(entry).join('\n')}`,
    ),
  ];
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
