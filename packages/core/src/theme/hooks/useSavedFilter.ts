import { useState, useSyncExternalStore } from 'react';

/** The text of a filter, kept in the history entry of the page for when the reader comes back. */
export function useSavedFilter(): [keyword: string, filterBy: (keyword: string) => void] {
  // The HTML of the server has no text, and hydration begins with the same.
  const saved = useSyncExternalStore(neverChanges, readSavedFilter, () => '');
  const [typed, setTyped] = useState<string>();
  function filterBy(keyword: string): void {
    setTyped(keyword);
    history.replaceState({ ...history.state, filter: keyword }, '');
  }
  return [typed ?? saved, filterBy];
}

const neverChanges = () => () => {};

/** The text that is saved in the current history entry; other code may have written anything there. */
export function readSavedFilter(): string {
  const filter: unknown = history.state?.filter;
  return typeof filter === 'string' ? filter : '';
}
