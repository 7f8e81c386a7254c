import type { OverviewGroup, OverviewPage } from '@docs/common/types.ts';

/**
 * The groups, pages and headings that contain the keyword, whatever its case and accents (SPEC 2.5).
 * A page whose own title matches keeps all its headings; a group without pages is left out.
 */
export function filterOverview(groups: OverviewGroup[], keyword: string): OverviewGroup[] {
  const needle = fold(keyword.trim());
  if (needle === '') return groups;
  return groups
    .map(({ name, pages }) => ({ name, pages: pages.flatMap((page) => filterPage(page, needle)) }))
    .filter((group) => group.pages.length > 0);
}

function filterPage(page: OverviewPage, needle: string): OverviewPage[] {
  if (fold(page.text).includes(needle)) return [page];
  const headers = page.headers.filter((header) => fold(header.text).includes(needle));
  return headers.length > 0 ? [{ ...page, headers }] : [];
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
