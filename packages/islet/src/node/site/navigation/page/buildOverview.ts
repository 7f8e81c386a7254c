import GithubSlugger from 'github-slugger';
import type { OverviewGroup, OverviewPage, PageLink, SidebarItem } from '#shared/navigation.ts';
import type { OutlineEntry, PageSummary } from '#shared/types.ts';
import { joinAnchor } from '#shared/url.ts';

/** Gives the outline of a page, which in dev has to be compiled first. */
export type TocOf = (routePath: string) => Promise<readonly OutlineEntry[]>;

/** The data for an overview. */
export interface OverviewSource {
  /** The sidebar entries of the folder. */
  items: readonly SidebarItem[];
  /** The page at a URL; undefined for other links, and for the overview itself. */
  pageAt: (url: string) => PageSummary | undefined;
  tocOf: TocOf;
  /** Ids and headings of the overview page itself, which the groups must not use as ids. */
  taken: readonly string[];
  /** Name of the group for all other pages. */
  othersLabel: string;
}

/** Depths of the headings to list, unless a page or its sidebar entry sets others. */
const defaultHeaders: readonly number[] = [2];

/** Lists the pages of a folder with their headings, by group (SPEC 2.5); pages without a group come last. */
export async function buildOverview(source: OverviewSource): Promise<OverviewGroup[]> {
  const { items, othersLabel, taken } = source;
  const isGroup = (item: SidebarItem): boolean => item.items !== undefined;
  const parts = [
    ...items.filter(isGroup).map((item) => ({ name: item.text, items: [item] })),
    { name: othersLabel, items: items.filter((item) => !isGroup(item)) },
  ];
  const groups = await Promise.all(
    parts.map(async (part) => ({
      name: part.name,
      pages: await Promise.all(listPages(part.items, defaultHeaders, source)),
    })),
  );
  const slugger = new GithubSlugger();
  for (const text of taken) slugger.slug(text);
  return groups
    .filter(({ pages }) => pages.length > 0)
    .map((group) => ({ id: slugger.slug(group.name) || slugger.slug('section'), ...group }));
}

/** Converts the groups to outline entries, which come before the headings of the prose. */
export function outlineOverview(groups: readonly OverviewGroup[]): OutlineEntry[] {
  return groups.map(({ id, name }) => ({ text: name, id, depth: 2, charIndex: -1 }));
}

function listPages(
  items: readonly SidebarItem[],
  inherited: readonly number[],
  source: OverviewSource,
): Array<Promise<OverviewPage>> {
  return items.flatMap(
    ({ text, link = '', tag, items: children = [], overviewHeaders = inherited }) => {
      const page = source.pageAt(link);
      return [
        ...(page ? [describePage({ text, link, tag, page, depths: overviewHeaders }, source)] : []),
        ...listPages(children, overviewHeaders, source),
      ];
    },
  );
}

interface DescribedEntry extends PageLink {
  tag: string | undefined;
  page: PageSummary;
  depths: readonly number[];
}

async function describePage(
  { text, link, tag, page, depths }: DescribedEntry,
  { tocOf }: OverviewSource,
): Promise<OverviewPage> {
  const shown = page.frontmatter.overviewHeaders ?? depths;
  const headers = (await tocOf(page.routePath))
    .filter(({ depth }) => shown.includes(depth))
    .map(({ text, id, depth, status }) => {
      return { text, link: joinAnchor(link, id), depth, ...(status && { tag: status }) };
    });
  return { text, link, ...(tag && { tag }), headers };
}
