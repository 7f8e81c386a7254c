import { useEffect } from 'react';

/**
 * Closes a dialog on a press of its backdrop (SPEC 2.7). The press has to start and end there, because selecting
 * text may end outside the dialog. For browsers that don't know `closedby`.
 */
export function useBackdrop(dialog: HTMLDialogElement | null | undefined): void {
  useEffect(() => {
    if (!dialog) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let isOutside = false;
    dialog.addEventListener(
      'pointerdown',
      ({ target }) => {
        isOutside = target === dialog;
      },
      { signal },
    );
    dialog.addEventListener(
      'pointerup',
      ({ target }) => {
        isOutside &&= target === dialog;
      },
      { signal },
    );
    dialog.addEventListener(
      'click',
      ({ target }) => isOutside && target === dialog && dialog.close(),
      {
        signal,
      },
    );
    return () => listeners.abort();
  }, [dialog]);
}
