import { afterEach, describe, expect, test, vi } from 'vitest';
import { readStored, readStoredText, writeStored } from './storage.ts';

/** The methods of a storage that are used. */
function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

const refuse = (): never => {
  throw new Error('blocked');
};

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('returns what was written', () => {
  vi.stubGlobal('sessionStorage', createStorage());
  writeStored('sessionStorage', 'place', '[1,2]');
  expect(readStoredText('sessionStorage', 'place')).toBe('[1,2]');
  expect(readStored('sessionStorage', 'place', isNumbers)).toEqual([1, 2]);
});

test.each([['{"a":1}'], ['5'], ['[null]'], ['"a"'], ['null'], ['{'], ['']])(
  'invalid stored data does not pass the guard: %s',
  (text) => {
    vi.stubGlobal('localStorage', createStorage());
    writeStored('localStorage', 'key', text);
    expect(readStored('localStorage', 'key', isNumbers)).toBeNull();
  },
);

describe.each([
  [
    'whose getter throws',
    () => Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true }),
  ],
  [
    'whose methods throw',
    () => vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse }),
  ],
])('a storage %s', (_, block) => {
  test('is empty, and accepts writes without an error', () => {
    block();
    writeStored('localStorage', 'key', '[1]');
    expect(readStoredText('localStorage', 'key')).toBeNull();
    expect(readStored('localStorage', 'key', isNumbers)).toBeNull();
  });
});
