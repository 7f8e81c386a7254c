import { type RefObject, useEffect } from 'react';

/**
 * Closes an open `<details>` menu on Escape (focus goes back to its button), on a press or a focus
 * outside of it, and when one of its links was followed.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const close = () => {
      menu.open = false;
    };
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.open) return;
      close();
      menu.querySelector('summary')?.focus();
    };
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    menu.addEventListener('keydown', closeOnEscape);
    menu.addEventListener('click', closeOnLink);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      menu.removeEventListener('keydown', closeOnEscape);
      menu.removeEventListener('click', closeOnLink);
    };
  }, [ref]);
}
