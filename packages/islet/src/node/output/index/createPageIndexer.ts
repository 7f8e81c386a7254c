import { writePageTexts } from '#search/index/describePage.ts';
import { indexPage, readPageSections } from '#search/index/indexPage.ts';
import { createContentCollector, type IndexContent } from '#search/index/planIndex.ts';
import type { SearchDocument } from '#search/searchTypes.ts';
import type { PageIdentity } from '#shared/types.ts';
import type { MentionsByRoute } from './collectMentions.ts';

/** Gives the search index what it needs of pages: first what finds them, later the texts that it shows. */
export interface PageIndexer {
  /** Indexes pages, which are in the order of their routes. */
  indexPages(pages: readonly PageIdentity[], mentions: MentionsByRoute): Promise<IndexContent>;
  /** Returns the texts of pages, each as JSON, and forgets the pages. */
  textsOf(pages: readonly PageIdentity[]): Promise<string[]>;
}

/** Creates the indexer of the pages that `documentOf` knows; null is a page that can't be searched for. */
export function createPageIndexer(
  documentOf: (page: PageIdentity) => Promise<SearchDocument | null>,
  forget: (page: PageIdentity) => void,
): PageIndexer {
  return {
    async indexPages(pages, mentions) {
      const collector = createContentCollector();
      for (const page of pages) {
        const document = await documentOf(page);
        const ofPage = mentions.get(page.routePath);
        if (document) collector.add(indexPage({ ...document, mentions: ofPage }));
      }
      return collector.finish();
    },
    async textsOf(pages) {
      const texts: string[] = [];
      for (const page of pages) {
        const document = await documentOf(page);
        texts.push(writePageTexts(document ? readPageSections(document) : []));
        forget(page);
      }
      return texts;
    },
  };
}
