import type { PageIdentity, Problem } from '#shared/types.ts';
import type { PageHead } from './readPageHead.ts';
import { explainDuplicate } from './scanProblems.ts';

/** The folder of a list: that which it is the index of, or which has its name. */
const folderOf = ({ pagePath }: PageIdentity): string =>
  `${pagePath}/`.replace(/(?<![^/])index\/$/, '');

/** Whether a page is in the folder of a list, or in a folder below it. A slug doesn't move it out. */
export function isInList(list: PageIdentity, page: PageIdentity): boolean {
  const isHere = page.lang === list.lang && page.version === list.version;
  return isHere && page.pagePath.startsWith(folderOf(list)) && page.filePath !== list.filePath;
}

/** Lists the pages that go on with the lists which are too long for one page: `/blog/page/2/`, `/blog/page/3/`. */
export function continueLists(
  pages: readonly PageIdentity[],
  heads: ReadonlyMap<string, PageHead>,
): { pages: PageIdentity[]; problems: Problem[] } {
  const placeOf = (route: string): string => route.replace(/\/$/, '');
  const known = new Map(pages.map((page) => [placeOf(page.routePath), page]));
  const posts = pages.filter(({ filePath }) => heads.get(filePath)?.isPost);
  const problems: Problem[] = [];
  const added = pages.flatMap((list) => {
    const perPage = heads.get(list.filePath)?.perPage ?? null;
    if (perPage === null) return [];
    const count = Math.ceil(posts.filter((page) => isInList(list, page)).length / perPage);
    return Array.from({ length: Math.max(count - 1, 0) }, (_, index): PageIdentity => {
      const path = `page/${index + 2}/`;
      return {
        ...list,
        pagePath: `${folderOf(list)}${path}index`,
        routePath: `${placeOf(list.routePath)}/${path}`,
        listPage: index + 2,
      };
    }).filter((page) => {
      const other = known.get(placeOf(page.routePath));
      if (other) problems.push(explainDuplicate(page, other.filePath, null));
      return other === undefined;
    });
  });
  return { pages: added, problems };
}
