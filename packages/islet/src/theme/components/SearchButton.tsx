import { useSyncExternalStore } from 'react';
import { useSite } from '#client/context.ts';
import { Icon } from './Icon.tsx';

/** Opens the search (SPEC 2.7); `<Search>` handles its clicks. Not rendered if the site has no search. */
export function SearchButton() {
  const { labels, search } = useSite();
  // The server doesn't know the reader's keyboard; most have Ctrl.
  const modifier = useSyncExternalStore(
    () => () => {},
    () => (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
  if (!search) return null;
  return (
    <button
      type="button"
      className="bar-item search-button scripted"
      aria-label={labels.search}
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <Icon name="search" />
      <span>{labels.search}</span>
      {/* Drawn by the stylesheet: visible text in here would have to be part of the accessible name. */}
      <kbd className="wide-only" data-keys={`${modifier} K`} />
    </button>
  );
}
