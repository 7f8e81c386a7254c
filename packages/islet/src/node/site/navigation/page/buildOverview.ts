import GithubSlugger from 'github-slugger';
import { firstSentence } from '#search/index/readNames.ts';
import type {
  OverviewGroup,
  OverviewHeading,
  OverviewPage,
  PageLink,
  SidebarItem,
} from '#shared/navigation.ts';
import type { OutlineEntry, PageRecord, PageSummary } from '#shared/types.ts';
import { joinAnchor } from '#shared/url.ts';

/** Gives what an overview shows of a page, which in dev has to be compiled first; null if there is no such page. */
export type RecordOf = (
  routePath: string,
) => Promise<Pick<PageRecord, 'description' | 'default' | 'toc'> | null>;

/** The data for an overview. */
export interface OverviewSource {
  /** The sidebar entries of the folder. */
  items: readonly SidebarItem[];
  /** The page at a URL; undefined for other links, and for the overview itself. */
  pageAt: (url: string) => PageSummary | undefined;
  recordOf: RecordOf;
  /** Ids and headings of the overview page itself, which the groups must not use as ids. */
  taken: readonly string[];
  /** Name of the group for all other pages. */
  othersLabel: string;
}

/** Depths of the headings to list, unless a page or its sidebar entry sets others. */
const defaultHeaders: readonly number[] = [2];

/** A heading on this many pages of an overview tells none of them from the others. */
const manyPages = 3;

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
  return markShared(groups)
    .filter(({ pages }) => pages.length > 0)
    .map((group) => ({ id: slugger.slug(group.name) || slugger.slug('section'), ...group }));
}

type UnnamedGroup = Omit<OverviewGroup, 'id'>;

/** Marks the headings that many of the pages have, such as "Troubleshooting". */
function markShared(groups: readonly UnnamedGroup[]): UnnamedGroup[] {
  const counts = new Map<string, number>();
  for (const { headers } of groups.flatMap(({ pages }) => pages)) {
    for (const text of new Set(headers.map((header) => header.text))) {
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const mark = (header: OverviewHeading): OverviewHeading =>
    (counts.get(header.text) ?? 0) < manyPages ? header : { ...header, isShared: true };
  return groups.map(({ name, pages }) => ({
    name,
    pages: pages.map((page) => ({ ...page, headers: page.headers.map(mark) })),
  }));
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
  { recordOf }: OverviewSource,
): Promise<OverviewPage> {
  const shown = page.frontmatter.overviewHeaders ?? depths;
  const record = await recordOf(page.routePath);
  const summary = firstSentence(record?.description ?? '');
  const headers = (record?.toc ?? [])
    .filter(({ depth }) => shown.includes(depth))
    .map(({ text, id, depth, status }) => {
      return { text, link: joinAnchor(link, id), depth, ...(status && { tag: status }) };
    });
  return {
    text,
    link,
    ...(tag && { tag }),
    ...(summary && { summary }),
    ...(record?.default && { default: record.default }),
    headers,
  };
}
