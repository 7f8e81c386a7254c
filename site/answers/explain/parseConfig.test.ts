import { describe, expect, test } from 'vitest';
import type { ConfigValue } from './configValue.ts';
import { parseConfig } from './parseConfig.ts';

/** Prints a value in one line, with what isn't known as `?`. */
function print(value: ConfigValue): string {
  if (value.kind === 'object')
    return `{ ${value.fields.map(({ key, line, value: inner }) => `${line}:${key}=${print(inner)}`).join(' ')} }`;
  if (value.kind === 'array') return `[${value.items.map(print).join(' ')}]`;
  if (value.kind === 'literal') return JSON.stringify(value.value) ?? 'undefined';
  if (value.kind === 'call') return `${value.name}()`;
  return value.kind === 'unread' ? '?' : value.kind;
}

function parse(text: string): string {
  const found = parseConfig(text);
  if ('message' in found) return `${found.line}: ${found.message}`;
  return `${found.isComputed ? 'computed ' : ''}${found.roots.map(print).join(' & ')}`;
}

describe('what a pasted text is read as', () => {
  test.each([
    ['an object', "{ format: 'esm' }", '{ 1:format="esm" }'],
    ['fields', "format: 'esm',\nbundle: false,", '{ 1:format="esm" 2:bundle=false }'],
    ['lines above', '\n\n{ a: 1 }', '{ 3:a=1 }'],
    ['JSON with comments', '{\n  // why\n  "main": "./a.js", /* b */\n}', '{ 3:main="./a.js" }'],
    ['a module', "export default { a: [1, 'b'] }", '{ 1:a=[1 "b"] }'],
    ['a call', 'export default defineConfig({ a: true })', '{ 1:a=true }'],
    ['CommonJS', 'module.exports = { a: null }', '{ 1:a=null }'],
    ['a call alone', 'defineConfig({ a: 1 })', '{ 1:a=1 }'],
    [
      'several configs',
      'export default defineConfig([{ a: 1 }, { a: 2 }])',
      '{ 1:a=1 } & { 1:a=2 }',
    ],
    ['an arrow function', 'export default defineConfig(() => ({ a: 1 }))', 'computed { 1:a=1 }'],
    [
      'a function with names of its own',
      'export default defineConfig(async ({ env }) => {\n  const a = env === "x";\n  const b = 2;\n  return { a, b };\n});',
      'computed { 4:a=? 4:b=2 }',
    ],
    [
      'a function declaration',
      'export default function () { return { a: 1 } }',
      'computed { 1:a=1 }',
    ],
    [
      'types',
      "const a: string = 'x';\nexport default { a, b: ['c'] as const } satisfies Config;",
      '{ 2:a="x" 2:b=["c"] }',
    ],
    ['a type import', "import type { C } from 'c';\nexport default <C>{ a: 1 };", '{ 2:a=1 }'],
    [
      'a spread that is known',
      'const base = { a: 1 };\nexport default { ...base, b: 2 };',
      '{ 1:a=1 2:b=2 }',
    ],
    [
      'a spread that is not',
      "import base from './b';\nexport default { ...base, b: 2 };",
      '{ 2:...=? 2:b=2 }',
    ],
    [
      'a function of its own, whose arguments are not followed',
      "const b = 1;\nfunction make(b) { return { a: 'x', b } }\nexport default [make(2), make(3)];",
      '{ 2:a="x" 2:b=? } & { 2:a="x" 2:b=? }',
    ],
    ['a condition', 'export default { a: process.env.X ? 1 : 2 }', '{ 1:a=? }'],
    ['a name that changes', 'let a = 1;\nexport default { a };', '{ 2:a=? }'],
    [
      'functions and patterns',
      'export default { a() {}, b: () => 1, c: /x/ }',
      '{ 1:a=function 1:b=function 1:c=regexp }',
    ],
    ['calls', 'export default { a: dts(), b: path.join("x") }', '{ 1:a=dts() 1:b=path.join() }'],
    [
      'signs',
      'export default { a: -1, b: !0, c: `x`, d: `$' + '{x}` }',
      '{ 1:a=-1 1:b=true 1:c="x" 1:d=? }',
    ],
    ['no config', 'console.log(1)', ''],
    ['a fault', 'export default {\n  a: [1,\n}', '3: Unexpected token'],
    ['nothing', '', ''],
  ])('%s', (_, text, expected) => {
    expect(parse(text)).toBe(expected);
  });

  test('a circle of names ends', () => {
    expect(parse('const a = b;\nconst b = a;\nexport default { a };')).toContain('a=');
  });

  test('names are known by their packages', () => {
    const found = parseConfig(
      "import dts from 'a';\nconst { b } = require('c');\nexport default {}",
    );
    expect(found).toHaveProperty('imports', { dts: 'a', b: 'c' });
  });
});
