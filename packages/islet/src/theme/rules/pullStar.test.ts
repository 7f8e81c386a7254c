import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pullRadius, pullStar, starSize } from './pullStar.ts';

test.each([
  [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 0 },
  ],
  [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 12.5, y: 0 },
  ],
  [
    { x: 10, y: 20 },
    { x: 10, y: -30 },
    { x: 0, y: -12.5 },
  ],
  [
    { x: 5, y: 5 },
    { x: 5, y: 5 },
    { x: 0, y: 0 },
  ],
])('a star at %j with the pointer at %j moves by %j', (star, pointer, expected) => {
  expect(pullStar(star, pointer)).toEqual(expected);
});

test('a star moves closer within the radius, stays put outside it, and never passes the pointer', () => {
  const coordinate = fc.integer({ min: -300, max: 300 });
  fc.assert(
    fc.property(coordinate, coordinate, (x, y) => {
      const moved = pullStar({ x: 0, y: 0 }, { x, y });
      const distance = Math.hypot(x, y);
      const left = Math.hypot(x - moved.x, y - moved.y);
      if (distance >= pullRadius || distance === 0) expect(left).toBeCloseTo(distance);
      else expect(left).toBeLessThan(distance);
      expect(moved.x * x + moved.y * y).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('stars grow with their index', () => {
  expect([starSize(0), starSize(34)]).toEqual([3, 4.7]);
});
