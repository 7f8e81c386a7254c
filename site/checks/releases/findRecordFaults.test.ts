import { expect, test } from 'vitest';
import type { ReleaseRecord } from '../../answers/outputs/releaseRecord.ts';
import { findRecordFaults } from './findRecordFaults.ts';

const sources = { explorer: 'a1', 'kit/build': 'b2' };

const record = (version: string, fields: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  version,
  date: '2026-09-15',
  previous: null,
  parts: {},
  sources,
  outputs: {},
  failing: [],
  places: [],
  changes: {},
  ...fields,
});

const known = {
  previous: '1.0.0',
  places: ["-import './a';\n+import './a.js';"],
  changes: { 'kit/build': { 'a.d.ts': [0] } },
};
const unknown = { ...known, places: ['-first()\n+second()'] };

test.each([
  ['all is recorded', [record('1.0.0'), record('1.0.1', known)], []],
  [
    'the documented release is missing',
    [record('1.0.0')],
    ["The outputs of Rslib 1.0.1 aren't recorded."],
  ],
  [
    'a release was recorded between two',
    [
      record('0.9.0'),
      record('1.0.0', { previous: '0.9.0' }),
      record('1.0.1', { previous: '0.9.0' }),
    ],
    ['Rslib 1.0.1 is compared with 0.9.0, but the recorded release before it is 1.0.0.'],
  ],
  [
    'an example was edited since',
    [record('1.0.0'), record('1.0.1', { ...known, sources: { ...sources, 'kit/build': 'b1' } })],
    ['The outputs of Rslib 1.0.1 were recorded before the sources of `kit/build` changed.'],
  ],
  [
    'builds were added and removed since',
    [
      record('1.0.1', {
        sources: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, ''])),
      }),
    ],
    [
      'The outputs of Rslib 1.0.1 were recorded before the sources of `a`, `b`, `c`, `d`, `e` and 2 more changed.',
    ],
  ],
  [
    'a difference has no cause',
    [record('1.0.0'), record('1.0.1', unknown)],
    ['No cause is known for a difference in `kit/build`, a.d.ts:\n-first()\n+second()'],
  ],
])('says if %s', (_, records, messages) => {
  expect(
    findRecordFaults(records, { version: '1.0.1', sources }).map(({ message }) => message),
  ).toEqual(messages);
});
