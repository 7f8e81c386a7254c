import { type RefObject, useEffect } from 'react';
import { moveChoice, pageLimits } from './searchOptions.ts';
import { useCombobox } from './useCombobox.ts';
import type { Panel } from './usePanel.ts';

/** Id of the list of results. */
export const listId = '~search-results';

/**
 * Makes the text field search while the reader types, and its keys choose and open lines. `remember` is called before
 * a line opens in a new tab, because nothing is clicked then.
 */
export function useResultKeys(
  field: RefObject<HTMLInputElement | null>,
  { question, view, isEntered, setIsEntered, ...panel }: Panel,
  remember: () => void,
): void {
  const { lines, chosen, isWaiting } = view;

  // If Enter was pressed before the answer arrived, open its best line now.
  useEffect(() => {
    if (!isEntered || isWaiting) return;
    setIsEntered(false);
    if (chosen) document.getElementById(chosen)?.click();
  }, [isEntered, setIsEntered, isWaiting, chosen]);

  /** Works like a click; with Ctrl or Cmd it opens a new tab, like such a click. */
  function enter(opensTab: boolean): void {
    // The lines may still belong to an earlier query.
    const line = chosen && document.getElementById(chosen);
    if (isWaiting) {
      panel.askNow(question.limit);
      setIsEntered(!opensTab);
    } else if (line instanceof HTMLAnchorElement) {
      if (!opensTab) line.click();
      else {
        remember();
        open(line.href, '_blank', 'noopener');
      }
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { key, shiftKey, altKey, ctrlKey, metaKey, isComposing } = event;
    if (isComposing) return;
    if (key === 'Enter') {
      event.preventDefault();
      enter(ctrlKey || metaKey);
      return;
    }
    const next = moveChoice(key, lines.indexOf(chosen ?? ''), lines.length);
    if (next === null || shiftKey || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    // Moving past the last line loads more pages.
    if (key === 'ArrowDown' && next === 0 && view.hasMore) panel.askNow(pageLimits.all);
    else panel.choose(lines[next]);
  }

  useCombobox(field, {
    listId,
    isExpanded: lines.length > 0,
    chosen,
    onInput: (text) => panel.ask(text, true),
    onKeyDown,
  });
}
