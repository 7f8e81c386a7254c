import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePage, useSite } from '#client/context.ts';
import {
  isOnSearchButton,
  isSearchRequest,
  restoreSearch,
  showSearch,
} from '#client/early/searchRequest.ts';
import { showIncompleteNotice, showNoticeIfSlow } from '#client/navigation/loadDocument.ts';
import { trustHtml } from '#shared/trust.ts';
import { Icon } from '../components/Icon.tsx';
import { lacksPage } from '../rules/lacksPage.ts';

type LazySearch = typeof import('./LoadedSearch.tsx');

/**
 * Opens the search by its button, Ctrl+K or Cmd+K, and `/` (SPEC 2.7, 9). The dialog and its text field are in
 * the document, so that the first script can open it and readers can type at once; what it finds is loaded
 * when they are about to use it. Not rendered if the site has no search.
 */
export function Search() {
  const { labels, search } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Whether the last key was Enter, which may come before anything is found.
  const isEntered = useRef(false);
  const { lazy, isOpen, setIsOpen, restored } = useOpening({
    dialog,
    isEntered,
    isSearchable: search !== null,
  });

  if (!search) return null;
  return (
    <dialog
      ref={dialog}
      className="search"
      aria-label={labels.search}
      // The browser closes it on a press of its backdrop, even before any script is there; see `useBackdrop`.
      closedby="any"
      // The first script may have opened it.
      suppressHydrationWarning
      // It may be open again when the event comes.
      onClose={({ currentTarget }) => {
        isEntered.current = false;
        setIsOpen(currentTarget.open);
      }}
    >
      <div className="search-field">
        <Icon name="search" />
        <input
          ref={field}
          // Not of type `search`, where Escape would clear the field but not close the dialog.
          aria-label={labels.search}
          placeholder={search.placeholder || labels.searchPlaceholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={({ key }) => {
            isEntered.current = key === 'Enter';
          }}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {labels.cancel}
        </button>
      </div>
      {lazy && (
        <lazy.LoadedSearch
          isOpen={isOpen}
          restored={restored}
          field={field}
          isEntered={isEntered}
        />
      )}
      {/* For notices while the dialog is open, even before this is hydrated. */}
      <div
        className="search-notices"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: trustHtml('') }}
      />
    </dialog>
  );
}

interface Opening {
  dialog: RefObject<HTMLDialogElement | null>;
  isEntered: RefObject<boolean>;
  isSearchable: boolean;
}

/** Opens the dialog, and loads what it finds when the reader is about to use it. */
function useOpening({ dialog, isEntered, isSearchable }: Opening) {
  const [lazy, setLazy] = useState<LazySearch | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // How often the search of a history entry was restored.
  const [restored, setRestored] = useState(0);
  // The page for unknown URLs searches for pages with a similar URL.
  const isUnknown = lacksPage(usePage());
  useEffect(() => {
    if (!isSearchable) return;

    async function prepare(): Promise<void> {
      setHasFailed(false);
      try {
        setLazy(await import('./LoadedSearch.tsx'));
      } catch (error) {
        console.error('Search could not be loaded.', error);
        setHasFailed(true);
      }
    }

    function open(): void {
      showSearch();
      setIsOpen(true);
      void prepare();
    }

    function onEvent(event: Event): void {
      if (isSearchRequest(event)) {
        event.preventDefault();
        open();
      } else if (isOnSearchButton(event)) void prepare();
    }

    if (isUnknown) void prepare();
    // The first script may have opened it, unless the dialog wasn't in the document yet.
    const isNew = document.documentElement.dataset.ssg === undefined;
    if (dialog.current?.open || (isNew && restoreSearch())) open();
    const listeners = new AbortController();
    for (const type of ['keydown', 'click', 'pointerover', 'focusin'])
      addEventListener(type, onEvent, { signal: listeners.signal });
    // Going back to where a result was chosen shows the results again, even if another search is open.
    function onBack(): void {
      isEntered.current = false;
      if (restoreSearch()) {
        setRestored((count) => count + 1);
        open();
      } else dialog.current?.close();
    }
    addEventListener('popstate', onBack, { signal: listeners.signal });
    return () => listeners.abort();
  }, [dialog, isEntered, isSearchable, isUnknown]);

  useEffect(() => {
    if (!isOpen || lazy) return;
    if (!hasFailed) return showNoticeIfSlow(location);
    showIncompleteNotice();
  }, [isOpen, lazy, hasFailed]);

  return { lazy, isOpen, setIsOpen, restored };
}
