import { describe, expect, test } from 'vitest';
import { firstBarState, nextBarState } from './barState.ts';

/** What is seen of the bar at each place, one after the other. */
function scrollThrough(
  places: number[],
  { isLanding = false, hideNavbar = 'on-scroll' as 'never' | 'on-scroll' } = {},
): string {
  let state = firstBarState(isLanding);
  return places
    .map((top) => {
      state = nextBarState(state, top, { isLanding, hideNavbar });
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
});
