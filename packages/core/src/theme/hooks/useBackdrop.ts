import { type DOMAttributes, useRef } from 'react';

/**
 * Closes a dialog on a press of its backdrop (SPEC 2.7). The press has to start and end there, because selecting
 * text may end outside the dialog.
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
