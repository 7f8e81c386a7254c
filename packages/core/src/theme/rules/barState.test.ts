import { describe, expect, test } from 'vitest';
import { firstBarState, nextBarState } from './barState.ts';

/** Scrolls through positions and lists the state of the bar at each. */
function scrollThrough(
  places: number[],
  { isLanding = false, hideNavbar = 'on-scroll' as 'never' | 'on-scroll' } = {},
): string {
  let state = firstBarState(isLanding);
  let from = 0;
  return places
    .map((to) => {
      state = nextBarState(state, { from, to }, { isLanding, hideNavbar });
      from = to;
      return state.isHidden ? 'hidden' : state.isTransparent ? 'clear' : 'shown';
    })
    .join(' ');
}

describe('nextBarState', () => {
  test.each([
    [[0, 50, 300], 'shown hidden hidden'],
    [[300, 200, 250], 'hidden shown hidden'],
    [[300, 300], 'hidden hidden'],
    [[300, 200, 200], 'hidden shown shown'],
    [[300, 0, -20], 'hidden shown shown'],
    [[-60, -20, 0, 10], 'shown shown shown hidden'],
  ])('on-scroll: %j is %s', (places, expected) => {
    expect(scrollThrough(places)).toBe(expected);
  });

  test('never hides', () => {
    expect(scrollThrough([0, 300, 900], { hideNavbar: 'never' })).toBe('shown shown shown');
  });

  test('is clear on a landing page up to 100 px', () => {
    const options = { isLanding: true, hideNavbar: 'never' as const };
    expect(scrollThrough([0, 99, 100, 99], options)).toBe('clear clear shown clear');
    expect(firstBarState(true).isTransparent).toBe(true);
  });

  test('is the same object if nothing changes', () => {
    const options = { isLanding: false, hideNavbar: 'on-scroll' as const };
    const first = firstBarState(false);
    const hidden = nextBarState(first, { from: 0, to: 300 }, options);
    expect(hidden).not.toBe(first);
    expect(nextBarState(hidden, { from: 300, to: 500 }, options)).toBe(hidden);
  });
});
