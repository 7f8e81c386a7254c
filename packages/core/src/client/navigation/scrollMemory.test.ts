import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrollMemory } from './scrollMemory.ts';

/** A tab with one history entry, and a log of the positions that were scrolled to. */
function createTab({ stored, state }: { stored: string; state: unknown }) {
  const scrolled: unknown[] = [];
  vi.stubGlobal('sessionStorage', { getItem: () => stored, setItem: () => {} });
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('scrollTo', (place: unknown) => scrolled.push(place));
  return scrolled;
}

beforeEach(() => void vi.stubGlobal('scrollX', 0).stubGlobal('scrollY', 0));
afterEach(() => void vi.unstubAllGlobals());

test('restores the position of an entry', () => {
  const scrolled = createTab({ stored: '[["a",[0,90]],["b",[0,40]]]', state: { key: 'a' } });
  expect(createScrollMemory().restore()).toBe(true);
  expect(scrolled).toEqual([{ left: 0, top: 90, behavior: 'instant' }]);
});

test.each([
  ['{"a":1}'],
  ['5'],
  ['[null]'],
  ['[["a"]]'],
  ['[["a",null]]'],
  ['[["a",["0",90]]]'],
  ['[["a",[1,2,3]]]'],
])('ignores invalid stored data: %s', (stored) => {
  createTab({ stored, state: { key: 'a' } });
  expect(createScrollMemory().restore()).toBe(false);
});

test('gives each entry its own key, whatever its state contains', () => {
  fc.assert(
    fc.property(fc.json(), fc.anything(), (stored, state) => {
      createTab({ stored, state });
      const memory = createScrollMemory();
      memory.restore();
      memory.arrive();
      expect(history.state).toHaveProperty('key', expect.any(String));
    }),
  );
});
