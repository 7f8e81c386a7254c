import { expect, test } from 'vitest';
import { outputKinds } from '../computeDefaults.ts';
import { defaultOf } from './checkDefaults.ts';
import { readDefaults, readLiteral } from './readDefaults.ts';

/** Reads a text such as `a` for `b` from a list of facts. */
const read = (text: string) =>
  readDefaults({
    text: text.replaceAll('`', ''),
    codes: [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
  });

test.each<[text: string, expected: Record<string, string>]>([
  ['`false`', { 'esm node': 'false', 'mf web': 'false' }],
  ['`{}`, which leaves all on', { 'esm node': '{}', 'umd web': '{}' }],
  ['`{}`, plus the `PUBLIC_` variables of `.env` files', { 'esm node': '{}' }],
  [
    "`0` for `esm` and `cjs`, `'a'` for the other formats",
    { 'esm node': '0', 'cjs web': '0', 'iife node': "'a'", 'mf web': "'a'" },
  ],
  [
    "`'node'`, but `'web'` for `format: 'mf'`",
    { 'esm node': "'node'", 'esm web': "'node'", 'mf node': "'web'" },
  ],
  [
    '`false` for target `node`, `true` for target `web`',
    { 'umd node': 'false', 'esm web': 'true' },
  ],
  [
    '`true` for bundled `esm`, `false` for `umd`',
    { 'esm node': 'true', 'esm node bundleless': '', 'cjs node': '', 'umd node': 'false' },
  ],
  [
    '`true` for `esm` and `mf` with target `node`, otherwise `false`',
    { 'esm node': 'true', 'esm web': 'false', 'cjs node': 'false' },
  ],
  ['`true` with `a` 7 or newer, otherwise `false`', { 'esm node': 'true', 'esm web': '' }],
  ['all of `cjs` on', { 'esm node': '' }],
])('%s', (text, expected) => {
  const found = Object.keys(expected).map((name) => {
    const [format, target, mode] = name.split(' ');
    const kind = outputKinds.find(
      (one) =>
        one.format === format && one.target === target && one.bundle === (mode === undefined),
    );
    return [name, defaultOf(read(text), kind ?? {})?.code ?? ''];
  });
  expect(Object.fromEntries(found)).toEqual(expected);
});

test.each([
  ["'esm'", "'esm'", { value: 'esm' }],
  ['true for ESM', 'true', { value: true }],
  ["{ js: 'a', 'b': 1 }", "{ js: 'a', 'b': 1 }", { value: { js: 'a', b: 1 } }],
  ['undefined, which emits none', 'undefined', { value: undefined }],
  ['the value of target', 'target', null],
  ['outDir of tsconfig.json', 'outDir', null],
  ['', undefined, null],
])('the literal %s', (text, code, expected) => {
  expect(readLiteral(text, code)).toEqual(expected);
});
