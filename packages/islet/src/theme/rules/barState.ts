import type { SiteData } from '#shared/siteData.ts';

/** How the bar is shown. */
export interface BarState {
  /** Whether the reader scrolled down last, which hides the outline on narrow screens. */
  isDown: boolean;
  isHidden: boolean;
  /** Whether it has no background, so that the landing page shows through. */
  isTransparent: boolean;
}

/** A scroll from one position to another, in px from the top. */
export interface ScrollStep {
  /** Null at the place where a page is first shown, which may be far down. */
  from: number | null;
  to: number;
}

/** Scroll position from which the bar of a landing page has a background, in px (SPEC 9). */
const opaqueFrom = 100;

/** The state before scrolling. */
export function firstBarState(isLanding: boolean): BarState {
  return { isDown: false, isHidden: false, isTransparent: isLanding };
}

/**
 * The state after a scroll: down hides the bar, up shows it (SPEC 2.3). Returns the same object if
 * nothing changes.
 */
export function nextBarState(
  last: BarState,
  { from, to }: ScrollStep,
  { isLanding, hideNavbar }: { isLanding: boolean; hideNavbar: SiteData['hideNavbar'] },
): BarState {
  // Negative positions occur when a page bounces back at the top.
  const isDown = to === from ? last.isDown : from !== null && to > from && to > 0;
  const isHidden = hideNavbar === 'on-scroll' && isDown;
  const isTransparent = isLanding && to < opaqueFrom;
  const isSame = isDown === last.isDown && isTransparent === last.isTransparent;
  return isSame ? last : { isDown, isHidden, isTransparent };
}
