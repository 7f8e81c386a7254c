import type { PageRecord } from '#shared/types.ts';

/**
 * Creates a function that gives the record to show for one of a page: the last one that could be read, in the place that
 * the page has now. After a mistake such as a tag that is not closed, the author goes on reading the last text.
 */
export function createLastReadable(): (record: PageRecord) => PageRecord {
  const last = new Map<string, PageRecord>();
  return (record) => {
    const { filePath, pagePath, routePath, lang, version } = record;
    if (isReadable(record)) last.set(routePath, record);
    const kept = last.get(routePath);
    return kept ? { ...kept, filePath, pagePath, lang, version } : record;
  };
}

/** Whether broken syntax has left anything of a page, which may also have no text on purpose. */
const isReadable = ({ isWhole, sections }: PageRecord): boolean =>
  isWhole || sections.some(({ text, code }) => text !== '' || code !== '');
