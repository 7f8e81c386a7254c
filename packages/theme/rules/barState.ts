import type { SiteData } from '@docs/common/types.ts';

/** How the bar shows at a place of the page. */
export interface BarState {
  isHidden: boolean;
  /** Without a background, so that the one of the landing page is seen. */
  isTransparent: boolean;
  /** Distance from the top, in px. */
  top: number;
}

/** The bar of a landing page gets its background here, in px (SPEC 9). */
const opaqueFrom = 100;

/** The state before any scrolling. */
export function firstBarState(isLanding: boolean): BarState {
  return { isHidden: false, isTransparent: isLanding, top: 0 };
}

/** The state after scrolling to `top`: downwards hides the bar, upwards shows it (SPEC 2.3). */
export function nextBarState(
  last: BarState,
  top: number,
  { isLanding, hideNavbar }: { isLanding: boolean; hideNavbar: SiteData['hideNavbar'] },
): BarState {
  const isHidden = top === last.top ? last.isHidden : top > last.top && top > 0;
  return {
    isHidden: hideNavbar === 'on-scroll' && isHidden,
    isTransparent: isLanding && top < opaqueFrom,
    top,
  };
}
