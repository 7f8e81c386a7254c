import type { SectionText } from '../index/indexFormat.ts';
import type { QueryPlan } from './createPlanner.ts';
import type { SearchedPage } from './searchedPage.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What an answer is made of: an index whose parts are files, or one that a database holds. */
export interface SearchedIndex {
  /** Number of its sections, by which words are rare. */
  sections: number;
  planQuery(text: string): QueryPlan;
  vocabulary: Vocabulary;
  /** The title and the headings of a page; pages have the numbers that the lists of this query have. */
  outlineOf(page: number): Promise<SearchedPage>;
  /** The texts of the sections of a page. */
  textsOf(page: number): Promise<SectionText[]>;
}
