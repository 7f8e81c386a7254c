import { normalizeText } from '#search/text/normalizeText.ts';
import type { OverviewGroup, OverviewPage } from '#shared/navigation.ts';

/**
 * Creates the filter of an overview: it returns the groups, pages and headings that have a keyword in their text or their tag, ignoring
 * case and accents (SPEC 2.5). A page whose title matches keeps all its headings; a group
 * without pages is removed. Texts are normalized once, so that each filtering is fast.
 */
export function createOverviewFilter(
  groups: OverviewGroup[],
): (keyword: string) => OverviewGroup[] {
  const folded = groups.map((group) => ({ ...group, pages: group.pages.map(foldPage) }));
  return (keyword) => {
    const needle = normalizeText(keyword.trim());
    if (needle === '') return groups;
    return folded
      .map((group) => ({
        ...group,
        pages: group.pages.flatMap((page) => filterPage(page, needle)),
      }))
      .filter((group) => group.pages.length > 0);
  };
}

interface FoldedPage {
  page: OverviewPage;
  text: string;
  headers: string[];
}

const foldPage = (page: OverviewPage): FoldedPage => ({
  page,
  text: readText(page),
  headers: page.headers.map(readText),
});

const readText = ({ text, tag = '' }: { text: string; tag?: string | undefined }): string =>
  normalizeText(`${text}\n${tag}`);

function filterPage({ page, text, headers }: FoldedPage, needle: string): OverviewPage[] {
  if (text.includes(needle)) return [page];
  const found = page.headers.filter((_, index) => headers[index]?.includes(needle));
  return found.length > 0 ? [{ ...page, headers: found }] : [];
}
