import { useRef, useState } from 'react';
import { usePage, useSite } from '#client/context.ts';
import { type BarState, firstBarState, nextBarState } from '../rules/barState.ts';
import { useOnNewPage } from './useOnNewPage.ts';
import { useScroll } from './useScroll.ts';

/** How the bar shows where the reader is. */
export function useBarState(): BarState {
  const isLanding = usePage().pageType === 'home';
  const { hideNavbar } = useSite();
  const [state, setState] = useState(() => firstBarState(isLanding));
  const top = useRef(0);
  useScroll(() => {
    const step = { from: top.current, to: scrollY };
    top.current = scrollY;
    const next = nextBarState(state, step, { isLanding, hideNavbar });
    // React would render once more before it saw that nothing has changed.
    if (next !== state) setState(next);
  });
  useOnNewPage(() => {
    top.current = 0;
    setState(firstBarState(isLanding));
  });
  return state;
}
