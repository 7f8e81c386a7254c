import { useSite } from '@docs/client/context.ts';
import { isSearchShortcut, takeSearchIntent } from '@docs/client/searchIntent.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';

export interface SearchButtonProps {
  onOpen: () => void;
  /** Called when the reader is about to press it. */
  onPrepare: () => void;
}

/**
 * Opens the search, on a press and by its shortcuts Ctrl+K or Cmd+K and `/` (SPEC 2.7, 9), also when
 * these came before the script.
 */
export function SearchButton({ onOpen, onPrepare }: SearchButtonProps) {
  const { labels } = useSite();
  const open = useEffectEvent(onOpen);
  // The server does not know the keyboard; most have Ctrl.
  const modifier = useSyncExternalStore(
    () => () => {},
    () => (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  );
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', openByKey);
    if (takeSearchIntent()) open();
    return () => removeEventListener('keydown', openByKey);
  }, []);
  return (
    <button
      type="button"
      className="bar-item search-button scripted"
      aria-label={labels.search}
      aria-keyshortcuts="Control+K Meta+K /"
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
      onClick={onOpen}
    >
      <Icon name="search" />
      <span className="wide-only">{labels.search}</span>
      {/* Drawn by the stylesheet: what is text in here has to be in the name of the button. */}
      <kbd className="wide-only" data-keys={`${modifier} K`} />
    </button>
  );
}
