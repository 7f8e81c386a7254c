import { escapeHtml } from '#shared/escapeHtml.ts';
import type { PageRecord } from '#shared/types.ts';
import { emptyRecord } from './emptyRecord.ts';

/**
 * The record of a page that continues a list, from the one of the page that starts it: only its title, since the rest is
 * there. Like everything that leads to the same posts again, it's unlisted.
 */
export function continueList(start: PageRecord, listPage: number): PageRecord {
  const { pageType, frontmatter, dependencies, sourceHash } = start;
  const title = `${start.title} (${listPage})`;
  return {
    ...emptyRecord(start),
    ...{ title, pageType, dependencies, sourceHash },
    listPage,
    frontmatter: { ...frontmatter, unlisted: true },
    isWhole: true,
    body: [`<h1>${escapeHtml(title)}</h1>`],
  };
}
