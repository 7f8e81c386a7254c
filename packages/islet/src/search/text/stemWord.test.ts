import { expect, test } from 'vitest';
import { stemWord } from './stemWord.ts';

test.each([
  [['bundle', 'bundles', 'bundled', 'bundling']],
  [['library', 'libraries']],
  [['generate', 'generates', 'generated', 'generating', 'generation', 'generator']],
  [['dependency', 'dependencies']],
  [['class', 'classes']],
  [['plan', 'plans', 'planned', 'planning']],
  [['модуль', 'модуля', 'модулями']],
])('%j have the same stem', (words) => {
  expect(new Set(words.map(stemWord)).size).toBe(1);
});

test.each([
  ['type', 'typing'],
  ['bus', 'but'],
  ['esm', 'es'],
  ['config', 'configs2'],
  ['string', 'strip'],
])('%s and %s have different stems', (one, other) => {
  expect(stemWord(one)).not.toBe(stemWord(other));
});
