import { type MouseEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { isPlainClick } from '#client/navigation/linkRules.ts';
import { useOnNewPage } from './useOnNewPage.ts';
import { showCurrent } from './useSidebarScroll.ts';

interface DrawerState {
  ref: RefObject<HTMLDivElement | null>;
  onBeforeToggle: (event: ToggleEvent<HTMLDivElement>) => void;
  onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
  onClick: (event: MouseEvent<HTMLDivElement>) => void;
}

/**
 * Adds to a popover what a drawer needs: while open it is a modal dialog called `name`. It closes
 * when the reader follows a link in it, navigates to another page, or the screen grows to `widthToClose`
 * (in rem).
 */
export function useDrawer(name: string, widthToClose: number): DrawerState {
  const ref = useRef<HTMLDivElement>(null);
  useOnNewPage(() => ref.current?.hidePopover());
  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return;
    // It may have been opened before this script ran.
    if (drawer.matches(':popover-open')) setModal(drawer, name);
    const wide = matchMedia(`(width >= ${widthToClose}rem)`);
    const close = () => drawer.hidePopover();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [name, widthToClose]);
  return {
    ref,
    // Not after the toggle: focus returns to the button while the drawer closes.
    onBeforeToggle: ({ target, currentTarget, newState }) => {
      // React also passes on the events of nested popups.
      if (target === currentTarget) setModal(currentTarget, newState === 'open' ? name : null);
    },
    onToggle: ({ target, currentTarget, newState }) => {
      if (target !== currentTarget) return;
      if (newState === 'open') {
        currentTarget.querySelector('button')?.focus();
        showCurrent(currentTarget);
      }
      // The platform only returns focus if it was inside, and the focused element may be gone.
      else if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>('.menu-button')?.focus();
      }
    },
    onClick: ({ target, currentTarget, nativeEvent }) => {
      // Also closes on a link to the current page, which is not a navigation to a new one.
      const isFollowed = target instanceof Element && target.closest('a') !== null;
      if (isFollowed && isPlainClick(nativeEvent)) currentTarget.hidePopover();
    },
  };
}

/** Makes the drawer a dialog with this name and the rest of the page inert; null undoes that. */
function setModal(drawer: HTMLElement, name: string | null): void {
  drawer.role = name === null ? null : 'dialog';
  drawer.ariaModal = name === null ? null : 'true';
  drawer.ariaLabel = name;
  for (const part of drawer.parentElement?.children ?? []) {
    if (part !== drawer && part instanceof HTMLElement) part.inert = name !== null;
  }
}
