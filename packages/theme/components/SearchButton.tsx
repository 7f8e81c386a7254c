import { useSite } from '@docs/client/context.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';

/** Opens the search, on a press and by its shortcut Ctrl+K or Cmd+K (SPEC 2.7, 9). */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
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
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', openByKey);
    return () => removeEventListener('keydown', openByKey);
  }, []);
  return (
    <button
      type="button"
      className="bar-item search-button scripted"
      aria-label={labels.search}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
    >
      <Icon name="search" />
      <span className="wide-only">{labels.search}</span>
      <kbd className="wide-only">{modifier} K</kbd>
    </button>
  );
}
