import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { saveView, shareSearch } from './savedSearch.ts';
import type { Panel } from './usePanel.ts';

/**
 * Puts the search into the URL of the page, and the results where the reader left them. Returns a function that saves
 * the view for when the reader comes back from the page of a line.
 */
export function useSavedView(
  { saved, question, view }: Panel,
  results: RefObject<HTMLElement | null>,
): (line: string, href: string) => void {
  const { query, status, isWaiting, tab } = view;
  const { limit, folder } = question;
  const isFollowed = useRef(false);

  // Until the reader asks for something else.
  useLayoutEffect(() => {
    if (saved && status === 'answered' && query === saved.query && results.current)
      results.current.scrollTop = saved.top;
  }, [saved, status, query, results]);

  useEffect(() => {
    if (!isWaiting && !isFollowed.current) shareSearch({ query, folder });
  }, [isWaiting, query, folder]);

  useEffect(() => {
    const dialog = results.current?.closest('dialog');
    return () => {
      // If it is still open, it shows the search of another history entry, which is the current one now.
      if (!isFollowed.current && !dialog?.open) saveView(null);
    };
  }, [results]);

  return (line, href) => {
    if (status === 'empty') return;
    const top = results.current?.scrollTop ?? 0;
    saveView({ query, tab, folder: folder ?? null, limit, line, top });
    // A line that leads to where the reader is already opens no entry to come back from.
    if (href === location.href) saveView(null);
    isFollowed.current = true;
  };
}
