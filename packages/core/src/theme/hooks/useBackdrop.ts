import { type DOMAttributes, useRef } from 'react';

/**
 * Closes a dialog on a press of its backdrop (SPEC 2.7). The press has to start and to end there: a
 * selection of text may be drawn out of the dialog.
 */
export function useBackdrop(): DOMAttributes<HTMLDialogElement> {
  const isOutside = useRef(false);
  return {
    onPointerDown({ target, currentTarget }) {
      isOutside.current = target === currentTarget;
    },
    onPointerUp({ target, currentTarget }) {
      isOutside.current &&= target === currentTarget;
    },
    onClick({ target, currentTarget }) {
      if (isOutside.current && target === currentTarget) currentTarget.close();
    },
  };
}
