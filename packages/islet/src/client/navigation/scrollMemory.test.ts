import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createScrollMemory } from './scrollMemory.ts';

/** A tab with one history entry, a log of the positions that were scrolled to, and what it stores when it is left. */
function createTab({ stored, state }: { stored: string; state: unknown }) {
  const scrolled: unknown[] = [];
  const listeners = new Map<string, () => void>();
  const setItem = (_: string, text: string) => {
    stored = text;
  };
  vi.stubGlobal('sessionStorage', { getItem: () => stored, setItem });
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal('scrollTo', (place: unknown) => scrolled.push(place));
  const leave = (): unknown => {
    listeners.get('pagehide')?.();
    return JSON.parse(stored);
  };
  return { scrolled, leave };
}

beforeEach(() => void vi.stubGlobal('scrollX', 0).stubGlobal('scrollY', 0));
afterEach(() => void vi.unstubAllGlobals());

test('restores the position of an entry', () => {
  const { scrolled } = createTab({ stored: '[["a",[0,90]],["b",[0,40]]]', state: { key: 'a' } });
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

test('stores the latest 50 positions when the tab is left', () => {
  const positions = Array.from({ length: 60 }, (_, index) => [`entry ${index}`, [0, index]]);
  const { leave } = createTab({ stored: JSON.stringify(positions), state: { key: 'entry 20' } });
  vi.stubGlobal('scrollY', 70);
  createScrollMemory();
  const others = positions.filter(([key]) => key !== 'entry 20');
  expect(leave()).toEqual([...others.slice(-49), ['entry 20', [0, 70]]]);
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
