import { expect, test } from 'vitest';
import { readModuleImports } from './readModuleImports.ts';

test.each([
  ["import 'a';", 'a:'],
  ["import a, { b as c, type D } from 'a'", 'a:default,b'],
  ["import * as a from 'a'", 'a:*'],
  ["import type from 'a'", 'a:default'],
  ["import type { A } from 'a'", ''],
  ["import { type A } from 'a'", ''],
  ["export const a = 1\nimport {\n  b,\n} from 'c'", 'c:b'],
  ["export { a } from 'b'; export * from 'c'", 'b:a c:*'],
  ["await import('a'); require('b')", 'a: b:'],
])('%s', (code, expected) => {
  const found = readModuleImports(code).map(
    ({ specifier, names }) => `${specifier}:${names.join()}`,
  );
  expect(found.join(' ')).toBe(expected);
});
