import type { SiteData } from '#common/types.ts';

/** How the bar shows at a place of the page. */
export interface BarState {
  isHidden: boolean;
  /** Without a background, so that the one of the landing page is seen. */
  isTransparent: boolean;
}

/** A step of scrolling, in px from the top. */
export interface ScrollStep {
  from: number;
  to: number;
}

/** The bar of a landing page gets its background here, in px (SPEC 9). */
const opaqueFrom = 100;

/** The state before any scrolling. */
export function firstBarState(isLanding: boolean): BarState {
  return { isHidden: false, isTransparent: isLanding };
}

/**
 * The state after a step of scrolling: downwards hides the bar, upwards shows it (SPEC 2.3). Where the
 * step changes nothing, it is the very same object.
 */
export function nextBarState(
  last: BarState,
  { from, to }: ScrollStep,
  { isLanding, hideNavbar }: { isLanding: boolean; hideNavbar: SiteData['hideNavbar'] },
): BarState {
  // Above the top is where a page springs back from.
  const hides = to === from ? last.isHidden : to > from && to > 0;
  const isHidden = hideNavbar === 'on-scroll' && hides;
  const isTransparent = isLanding && to < opaqueFrom;
  const isSame = isHidden === last.isHidden && isTransparent === last.isTransparent;
  return isSame ? last : { isHidden, isTransparent };
}
