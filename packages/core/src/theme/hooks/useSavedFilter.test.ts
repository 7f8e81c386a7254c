import { afterEach, expect, test, vi } from 'vitest';
import { readSavedFilter } from './useSavedFilter.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [{ filter: 'dts', key: 'a' }, 'dts'],
  [{ key: 'a' }, ''],
  [{ filter: { text: 'dts' } }, ''],
  ['dts', ''],
  [null, ''],
])('the state %j of a history entry has the filter "%s"', (state, filter) => {
  vi.stubGlobal('history', { state });
  expect(readSavedFilter()).toBe(filter);
});
