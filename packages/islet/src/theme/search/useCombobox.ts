import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

export interface Combobox {
  /** Id of the listbox. */
  listId: string;
  isExpanded: boolean;
  /** Id of the chosen line, if any. */
  chosen: string | undefined;
  onInput: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Makes a text field that is in the document already the combobox of a list, as long as the list is rendered. */
export function useCombobox(field: RefObject<HTMLInputElement | null>, box: Combobox): void {
  const { listId, isExpanded, chosen = '' } = box;
  const onInput = useEffectEvent((text: string) => box.onInput(text));
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => box.onKeyDown(event));

  // Before any other event: what was typed until now is read while rendering.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    input.role = 'combobox';
    input.ariaAutoComplete = 'list';
    input.setAttribute('aria-controls', listId);
    const listeners = new AbortController();
    const { signal } = listeners;
    input.addEventListener('input', () => onInput(input.value), { signal });
    input.addEventListener('keydown', onKeyDown, { signal });
    return () => {
      listeners.abort();
      input.role = null;
      for (const name of ['autocomplete', 'controls', 'expanded', 'activedescendant'])
        input.removeAttribute(`aria-${name}`);
    };
  }, [field, listId]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.ariaExpanded = String(isExpanded);
    input.setAttribute('aria-activedescendant', chosen);
  }, [field, isExpanded, chosen]);
}
