import { expect, test } from 'vitest';
import { progressLine } from './progressBar.ts';

const line = { stage: 'Compile' as const, done: 3, total: 12, page: '/guide/start/', columns: 80 };

test.each([
  [{}, 'Compile  ██████░░░░░░░░░░░░░░░░░░ 3/12 /guide/start/'],
  [{ done: 12 }, 'Compile  ████████████████████████ 12/12 /guide/start/'],
  [{ done: 0, total: 0, page: '' }, 'Compile  ████████████████████████ 0/0 '],
  [{ columns: 44 }, 'Compile  ██████░░░░░░░░░░░░░░░░░░ 3/12 /gui'],
  [{ columns: 0 }, 'Compile  ██████░░░░░░░░░░░░░░░░░░ 3/12 /guide/start/'],
])('%j', (change, expected) => {
  expect(progressLine({ ...line, ...change })).toBe(expected);
});
