import { useEffect, useState } from 'react';
import type { SearchClient } from '#search/browser/createSearchClient.ts';
import type { SearchGroup } from '#search/types.ts';
import { inputDelay, patience } from '../search/delays.ts';

/** What is asked. */
export interface Question {
  /** The text of the search box. */
  text: string;
  /** Whether the reader may still be typing it; otherwise it is asked for at once. */
  isTyped: boolean;
  /** For how many pages at most. */
  limit: number;
}

/** How far the answer to what is in the search box is. */
export interface SearchState {
  /** The text that `groups` answer; an older one while that of the box is being answered. */
  query: string;
  groups: SearchGroup[];
  /** `slow` is `searching` for longer than readers should have to wait. */
  status: 'empty' | 'searching' | 'slow' | 'answered' | 'failed';
}

/** What is known of the question that was asked of a searcher. */
interface Known {
  searcher: SearchClient;
  question: string;
}

interface Answer extends Known {
  query: string;
  groups: SearchGroup[];
  hasFailed: boolean;
}

/** Answers a query as it is typed; until then, the answer before it stays. */
export function useSearch(searcher: SearchClient, asked: Question): SearchState {
  const { text, isTyped, limit } = asked;
  const query = text.trim();
  const question = `${limit} ${query}`;
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
        const groups = await searcher.search(query, { limit }, take);
        if (groups) take(groups);
      } catch (error) {
        if (!isLate) console.error(`\u201c${query}\u201d could not be searched for.`, error);
        take([], true);
      }
    };
    const timers = [
      setTimeout(ask, isTyped ? inputDelay : 0),
      setTimeout(() => setSlow({ searcher, question }), patience),
    ];
    return () => {
      isLate = true;
      timers.forEach(clearTimeout);
    };
  }, [searcher, query, isTyped, limit, question]);

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
