import { useEffect, useState } from 'react';
import type { SearchClient } from '#search/browser/createSearchClient.ts';
import type { SearchGroup } from '#search/searchTypes.ts';
import { inputDelay, unreportedTime } from './delays.ts';

/** A search request. */
export interface Question {
  /** The text of the search box. */
  text: string;
  /** Whether the reader may still be typing; otherwise the search starts at once. */
  isTyped: boolean;
  /** Maximum number of pages. */
  limit: number;
  /** The top folder that the pages must be in, if any. */
  folder?: string | undefined;
}

/** State of the answer to the text in the search box. */
export interface SearchState {
  /** The text that `groups` answers; an older one while a new search is running. */
  query: string;
  groups: SearchGroup[];
  /** `slow` is `searching` for longer than readers should have to wait. */
  status: 'empty' | 'searching' | 'slow' | 'answered' | 'failed';
}

/** The outcome of a question to a searcher. */
interface Known {
  searcher: SearchClient;
  question: string;
}

interface Answer extends Known {
  query: string;
  groups: SearchGroup[];
  hasFailed: boolean;
}

/** Answers a query while it is typed; the previous answer is kept until the next one. */
export function useSearch(searcher: SearchClient, asked: Question): SearchState {
  const { text, isTyped, limit, folder } = asked;
  const query = text.trim();
  const question = JSON.stringify([limit, folder, query]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [slow, setSlow] = useState<Known | null>(null);

  useEffect(() => {
    if (query === '') return;
    let isLate = false;
    const take = (groups: SearchGroup[], hasFailed = false): void => {
      if (!isLate) setAnswer({ searcher, question, query, groups, hasFailed });
    };
    const ask = async (): Promise<void> => {
      try {
        const groups = await searcher.search(query, { limit, folder }, take);
        if (groups) take(groups);
      } catch (error) {
        if (!isLate) console.error(`The search for \u201c${query}\u201d failed.`, error);
        take([], true);
      }
    };
    const timers = [
      setTimeout(ask, isTyped ? inputDelay : 0),
      setTimeout(() => setSlow({ searcher, question }), unreportedTime),
    ];
    return () => {
      isLate = true;
      timers.forEach(clearTimeout);
    };
  }, [searcher, query, isTyped, limit, folder, question]);

  const known = answer?.searcher === searcher ? answer : null;
  const { groups = [], hasFailed = false } = known ?? {};
  const isSlow = slow?.searcher === searcher && slow.question === question;
  const answered = hasFailed ? 'failed' : 'answered';
  const waiting = isSlow ? 'slow' : 'searching';
  return {
    query: known?.query ?? '',
    groups,
    status: query === '' ? 'empty' : known?.question === question ? answered : waiting,
  };
}
