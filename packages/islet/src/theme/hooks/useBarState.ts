import { useRef, useState } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { type BarState, firstBarState, nextBarState } from '../rules/barState.ts';
import { useOnNewPage } from './useOnNewPage.ts';
import { useScroll } from './useScroll.ts';

/** The current state of the bar, which depends on the scroll position. */
export function useBarState(): BarState {
  const isLanding = usePage().pageType === 'home';
  const { hideNavbar } = useSite();
  const [state, setState] = useState(() => firstBarState(isLanding));
  const top = useRef<number | null>(null);
  const look = () => {
    const step = { from: top.current, to: scrollY };
    top.current = scrollY;
    const next = nextBarState(state, step, { isLanding, hideNavbar });
    // Avoids an extra render, which React does before it notices that the state is the same.
    if (next !== state) setState(next);
  };
  useScroll(look);
  useOnNewPage(() => {
    top.current = null;
    // The page is scrolled to its heading, or to where the reader left it, right after it is shown.
    queueMicrotask(look);
  });
  return state;
}
