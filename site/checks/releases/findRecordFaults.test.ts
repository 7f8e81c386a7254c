import { expect, test } from 'vitest';
import type { ReleaseRecord } from '../../answers/outputs/releaseRecord.ts';
import { findRecordFaults } from './findRecordFaults.ts';

const record = (version: string, fields: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  version,
  date: '2026-09-15',
  previous: null,
  parts: {},
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
    'a difference has no cause',
    [record('1.0.0'), record('1.0.1', unknown)],
    ['No cause is known for a difference in `kit/build`, a.d.ts:\n-first()\n+second()'],
  ],
])('says if %s', (_, records, messages) => {
  expect(findRecordFaults(records, '1.0.1').map(({ message }) => message)).toEqual(messages);
});
