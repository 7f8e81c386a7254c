import { expect, test } from 'vitest';
import { fillLabel } from './fillLabel.ts';

test.each([
  ['Permalink to "{heading}"', 'Permalink to "$& {heading}"'],
  ['{count} of {count} in {unknown}', '2 of 2 in {unknown}'],
])('fills %s', (label, filled) => {
  expect(fillLabel(label, { heading: '$& {heading}', count: 2 })).toBe(filled);
});
