import type { SearchClient } from '@docs/search/createSearchClient.ts';
import type { SearchGroup } from '@docs/search/types.ts';
import { useEffect, useState } from 'react';

/** How queries are answered, wherever the index lies. */
export interface Searcher extends SearchClient {
  /** How long a query has to stand before it is asked, in ms (SPEC 2.7). */
  delay: number;
}

/** What is asked: the text of the search box, and for how many pages at most. */
export interface Question {
  text: string;
  limit: number;
}

/** How far the answer to what stands in the search box is. */
export interface SearchState {
  /** The text that `groups` answer; an older one while that of the box is being answered. */
  query: string;
  groups: SearchGroup[];
  status: 'empty' | 'searching' | 'answered' | 'failed';
}

interface Answer {
  searcher: Searcher;
  question: string;
  query: string;
  groups: SearchGroup[];
  hasFailed: boolean;
}

/** Answers a query as it is typed; until then, the answer before it stays. */
export function useSearch(searcher: Searcher, { text, limit }: Question): SearchState {
  const query = text.trim();
  const question = `${limit} ${query}`;
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (query === '') return;
    let isLate = false;
    const take = (groups: SearchGroup[], hasFailed = false): void => {
      if (!isLate) setAnswer({ searcher, question, query, groups, hasFailed });
    };
    const ask = async (): Promise<void> => {
      try {
        const groups = await searcher.search(query, { limit }, take);
        if (groups) take(groups);
      } catch (error) {
        if (!isLate) console.error(`\u201c${query}\u201d could not be searched for.`, error);
        take([], true);
      }
    };
    const timer = setTimeout(ask, searcher.delay);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [searcher, query, limit, question]);

  const known = answer?.searcher === searcher ? answer : null;
  const { groups = [], hasFailed = false } = known ?? {};
  const isCurrent = known?.question === question;
  const told = hasFailed ? 'failed' : 'answered';
  return {
    query: known?.query ?? '',
    groups,
    status: query === '' ? 'empty' : isCurrent ? told : 'searching',
  };
}
