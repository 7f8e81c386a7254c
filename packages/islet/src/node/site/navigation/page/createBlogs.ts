import type { PageSummary } from '#shared/types.ts';
import { routeToUrl, type UrlRules } from '#shared/url.ts';
import { isInList } from '../../scan/continueLists.ts';
import { isPost } from '../../scan/readPageHead.ts';
import { connectPages, type Pager } from './buildPager.ts';

/** The blogs of a site, which have no sidebars. */
export interface Blogs {
  /** Routes of posts, and of the pages that list them. */
  routes: ReadonlySet<string>;
  /** For a post, the one published before it and the one after it; for a list, its pages. Undefined for other pages. */
  pagerOf(url: string): Pager | undefined;
  /** The posts that a page lists, the newest first; undefined if it isn't a list. */
  postsOf(routePath: string): readonly PageSummary[] | undefined;
}

/** Finds the posts of each list: the pages of its folder that have a date. */
export function createBlogs(
  rules: Pick<UrlRules, 'base' | 'cleanUrls'>,
  pages: readonly PageSummary[],
): Blogs {
  const routes = new Set<string>();
  const pagers = new Map<string, Pager>();
  const posts = new Map<string, PageSummary[]>();
  const connect = (list: readonly PageSummary[]): void => {
    for (const { routePath } of list) routes.add(routePath);
    const links = list.map(({ title: text, routePath }) => ({
      text,
      link: routeToUrl(rules, routePath),
    }));
    for (const [url, pager] of connectPages(links)) pagers.set(url, pager);
  };
  const lists = pages
    .filter(({ frontmatter, listPage }) => frontmatter.blog && listPage === undefined)
    // A post between two lists belongs to the nearer one, which comes last.
    .sort((a, b) => a.pagePath.length - b.pagePath.length);
  for (const list of lists) {
    const perPage = list.frontmatter.blog?.perPage ?? Number.POSITIVE_INFINITY;
    const dated = pages.filter(({ frontmatter }) => frontmatter.date !== undefined);
    const inside = dated.filter((page) => isInList(list, page));
    // An unlisted one has no sidebar either.
    for (const { routePath } of inside) routes.add(routePath);
    const found = inside
      .filter(({ frontmatter }) => isPost(frontmatter))
      .sort((a, b) => (dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : 0));
    const parts = pages
      .filter((page) => page.filePath === list.filePath)
      .sort((a, b) => (a.listPage ?? 1) - (b.listPage ?? 1));
    connect(parts);
    parts.forEach(({ routePath }, index) => {
      posts.set(routePath, found.slice(index * perPage, (index + 1) * perPage));
    });
    connect(found.toReversed());
  }
  return {
    routes,
    pagerOf: (url) => pagers.get(url),
    postsOf: (route) => posts.get(route),
  };
}

const dateOf = ({ frontmatter: { date = '' } }: PageSummary): string => date;
