import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keepView, shareQuery } from './keptSearch.ts';
import type { Panel } from './usePanel.ts';

/**
 * Puts the query into the URL of the page, and the results where the reader left them. Returns a function that keeps
 * the view for when the reader comes back from the page of a line.
 */
export function useKeptView(
  { kept, question, view }: Panel,
  results: RefObject<HTMLElement | null>,
): (line: string) => void {
  const { query, status, isWaiting, tab } = view;
  const isFollowed = useRef(false);

  // Until the reader asks for something else.
  useLayoutEffect(() => {
    if (kept && status === 'answered' && query === kept.query && results.current)
      results.current.scrollTop = kept.top;
  }, [kept, status, query, results]);

  useEffect(() => {
    if (!isWaiting && !isFollowed.current) shareQuery(query);
  }, [isWaiting, query]);

  useEffect(
    () => () => {
      if (!isFollowed.current) keepView(null);
    },
    [],
  );

  return (line) => {
    if (status === 'empty') return;
    const { limit, folder = null } = question;
    keepView({ query, tab, folder, limit, line, top: results.current?.scrollTop ?? 0 });
    isFollowed.current = true;
  };
}
