import { usePage, useSite } from '@docs/client/context.ts';
import { useState } from 'react';
import { type BarState, firstBarState, nextBarState } from '../rules/barState.ts';
import { useOnNewPage } from './useOnNewPage.ts';
import { useScroll } from './useScroll.ts';

/** How the bar shows where the reader is. */
export function useBarState(): BarState {
  const isLanding = usePage().pageType === 'home';
  const { hideNavbar } = useSite();
  const [state, setState] = useState(() => firstBarState(isLanding));
  const update = () => setState((last) => nextBarState(last, scrollY, { isLanding, hideNavbar }));
  useScroll(update);
  useOnNewPage(() => setState(firstBarState(isLanding)));
  return state;
}
