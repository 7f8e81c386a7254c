import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keepView, shareSearch } from './keptSearch.ts';
import type { Panel } from './usePanel.ts';

/**
 * Puts the search into the URL of the page, and the results where the reader left them. Returns a function that keeps
 * the view for when the reader comes back from the page of a line.
 */
export function useKeptView(
  { kept, question, view }: Panel,
  results: RefObject<HTMLElement | null>,
): (line: string) => void {
  const { query, status, isWaiting, tab } = view;
  const { limit, folder } = question;
  const isFollowed = useRef(false);

  // Until the reader asks for something else.
  useLayoutEffect(() => {
    if (kept && status === 'answered' && query === kept.query && results.current)
      results.current.scrollTop = kept.top;
  }, [kept, status, query, results]);

  useEffect(() => {
    if (!isWaiting && !isFollowed.current) shareSearch({ query, folder });
  }, [isWaiting, query, folder]);

  useEffect(
    () => () => {
      if (!isFollowed.current) keepView(null);
    },
    [],
  );

  return (line) => {
    if (status === 'empty') return;
    const top = results.current?.scrollTop ?? 0;
    keepView({ query, tab, folder: folder ?? null, limit, line, top });
    isFollowed.current = true;
  };
}
