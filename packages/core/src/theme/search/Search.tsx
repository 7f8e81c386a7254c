import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { isOnSearchButton, isSearchRequest } from '#client/early/isSearchRequest.ts';
import { useOnNewPage } from '../hooks/useOnNewPage.ts';
import { lacksPage } from '../rules/lacksPage.ts';
import { patience } from './delays.ts';

type LazySearch = typeof import('./LoadedSearch.tsx');

/**
 * Opens the search by its button, Ctrl+K or Cmd+K, and `/` (SPEC 2.7, 9). Its code and the
 * index are loaded when the reader is about to use them; if that fails, a notice is shown. Not rendered
 * if the site has no search.
 */
export function Search() {
  const { labels, search } = useSite();
  const [lazy, setLazy] = useState<LazySearch | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [trouble, setTrouble] = useState<'searchSlow' | 'searchFailed' | null>(null);
  const isLoading = useRef(false);
  // Text that was typed while the dialog was loading.
  const typed = useRef('');

  async function prepare(): Promise<void> {
    if (isLoading.current) return;
    isLoading.current = true;
    const timer = setTimeout(() => setTrouble('searchSlow'), patience);
    try {
      setLazy(await import('./LoadedSearch.tsx'));
      setTrouble(null);
    } catch (error) {
      console.error('Search could not be loaded.', error);
      setTrouble('searchFailed');
      isLoading.current = false;
    }
    clearTimeout(timer);
  }

  const open = useEffectEvent(() => {
    if (!isOpen) typed.current = '';
    void prepare();
    setIsOpen(true);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!isOpen || document.querySelector('.search[open]')) return;
    if (key === 'Escape') setIsOpen(false);
    if (trouble || key.length > 1 || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    typed.current += key;
  });
  // If loading has failed, it is tried again when the reader opens the search.
  const approach = useEffectEvent(() => isOpen || prepare());

  const isSearchable = search !== null;
  // The page for unknown URLs searches for pages with a similar URL.
  const isUnknown = lacksPage(usePage());
  useEffect(() => {
    if (!isSearchable) return;
    if (isUnknown) approach();
    const listeners = new AbortController();
    const { signal } = listeners;
    const onAsk = (event: Event) => {
      if (isSearchRequest(event)) {
        event.preventDefault();
        open();
      } else if (event instanceof KeyboardEvent) onKey(event);
    };
    const onApproach = (event: Event) => {
      if (isOnSearchButton(event)) approach();
    };
    for (const type of ['keydown', 'click']) addEventListener(type, onAsk, { signal });
    for (const type of ['pointerover', 'focusin']) addEventListener(type, onApproach, { signal });
    return () => listeners.abort();
  }, [isSearchable, isUnknown]);

  useOnNewPage(() => {
    if (trouble) setIsOpen(false);
  });

  if (!isSearchable) return null;
  const isTold = isOpen && trouble !== null;
  return (
    <>
      <p className="search-notice" role="alert" hidden={!isTold}>
        {isTold && (
          <>
            {labels[trouble]}
            {trouble === 'searchFailed' && (
              <button type="button" onClick={prepare}>
                {labels.retry}
              </button>
            )}
            <button type="button" onClick={() => location.reload()}>
              {labels.reload}
            </button>
          </>
        )}
      </p>
      {lazy && <lazy.LoadedSearch isOpen={isOpen} typed={typed} onClose={() => setIsOpen(false)} />}
    </>
  );
}
