import { describe, expect, test } from 'vitest';
import { firstBarState, nextBarState } from './barState.ts';

/** Scrolls through positions and lists the state of the bar at each. */
function scrollThrough(
  places: number[],
  { isLanding = false, hideNavbar = 'on-scroll' as 'never' | 'on-scroll' } = {},
): string {
  let state = firstBarState(isLanding);
  let from: number | null = null;
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
    [[0, 300, 200, 250], 'shown hidden shown hidden'],
    [[0, 300, 300], 'shown hidden hidden'],
    [[0, 300, 200, 200], 'shown hidden shown shown'],
    [[0, 300, 0, -20], 'shown hidden shown shown'],
    // A page may be shown at a heading, or where the reader left it.
    [[300, 300, 400], 'shown shown hidden'],
    [[-60, -20, 0, 10], 'shown shown shown hidden'],
  ])('on-scroll: %j is %s', (places, expected) => {
    expect(scrollThrough(places)).toBe(expected);
  });

  test('knows the direction also where it never hides', () => {
    const options = { isLanding: false, hideNavbar: 'never' as const };
    const down = nextBarState(firstBarState(false), { from: 0, to: 300 }, options);
    expect(down).toEqual({ isDown: true, isHidden: false, isTransparent: false });
    expect(nextBarState(down, { from: 300, to: 200 }, options).isDown).toBe(false);
  });

  test('never hides', () => {
    expect(scrollThrough([0, 300, 900], { hideNavbar: 'never' })).toBe('shown shown shown');
  });

  test('is clear on a landing page up to 100 px', () => {
    const options = { isLanding: true, hideNavbar: 'never' as const };
    expect(scrollThrough([0, 99, 100, 99], options)).toBe('clear clear shown clear');
    expect(scrollThrough([542, 99], options)).toBe('shown clear');
    expect(firstBarState(true).isTransparent).toBe(true);
  });

  test('is shown where a new page begins, however it was before', () => {
    const hidden = { isDown: true, isHidden: true, isTransparent: false };
    const options = { isLanding: false, hideNavbar: 'on-scroll' as const };
    expect(nextBarState(hidden, { from: null, to: 300 }, options).isHidden).toBe(false);
  });

  test('is the same object if nothing changes', () => {
    const options = { isLanding: false, hideNavbar: 'on-scroll' as const };
    const first = firstBarState(false);
    const hidden = nextBarState(first, { from: 0, to: 300 }, options);
    expect(hidden).not.toBe(first);
    expect(nextBarState(hidden, { from: 300, to: 500 }, options)).toBe(hidden);
  });
});
