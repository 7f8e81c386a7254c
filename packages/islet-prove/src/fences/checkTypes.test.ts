import { createRequire } from 'node:module';
import path from 'node:path';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { checkTypes } from './checkTypes.ts';
import { fence, fencesOf, plainVue } from './testing.ts';

const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

/** Returns `line message` of each error; `Tool` is the real type for signatures. */
async function check(...page: string[]): Promise<string[]> {
  const fences = await fencesOf(page.join('\n'));
  const problems = await withFiles({}, (folder) =>
    checkTypes(fences, {
      folder: path.join(folder, 'program'),
      compiler,
      preludes: { tool: 'type Tool = { a?: boolean; b?: { c?: string; d?: number } };\n' },
      projects: {},
      openVue: () => plainVue,
      compilerOptions: { strict: true, module: 'esnext', target: 'es2022', types: [] },
    }),
  );
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

test('errors are reported at their place in the page', async () => {
  expect(
    await check(
      fence('ts', 'export const a: number = 1;'),
      fence('ts', `\nconst b: number = 'b';`),
      fence('ts prelude="tool"', 'const tool: Tool = { x: 1 };'),
      fence('js', 'export function half(n) {\n  return n / 2 + m;\n}'),
      fence('ts throws="TS2322"', `const c: number = 'c';`),
      fence('ts throws="TS2322"', 'const d: number = 1;'),
      fence('vue', '<p>'),
    ),
  ).toEqual([
    `docs/page.mdx:7:7 TS2322: Type 'string' is not assignable to type 'number'.`,
    `docs/page.mdx:11:22 TS2353: Object literal may only specify known properties, and 'x' does not exist in type 'Tool'.`,
    `docs/page.mdx:16:18 TS2304: Cannot find name 'm'.`,
    'docs/page.mdx:25:1 The fence says that it fails with TS2322, but it has no error.',
    'docs/page.mdx:29:1 not closed',
  ]);
});

/** The type of the tool, what the page says, and the difference, if any. */
const signatures: Array<[real: string, code: string, difference: string | null]> = [
  ['Tool', 'type A = { a?: boolean; b?: { c?: string; d?: number } };', null],
  ['Tool', 'type A = { a?: boolean; b?: { c?: string } };', '["missing on the page", "b.d"]'],
  [
    'Tool',
    'type A = { a?: boolean; z?: 1; b?: { c?: string; d?: number } };',
    '["unknown to the tool", "z"]',
  ],
  [
    'Tool',
    'type A = { a?: string; b?: { c?: string; d?: number } };',
    '["the real type allows more", Tool]',
  ],
  [`Tool['a']`, 'type A = boolean | string;', '["the documented type allows more than", boolean]'],
  [`(options?: Tool) => void`, 'function f(options?: Tool): void;', null],
  [
    `(options?: Tool) => void`,
    'function f(options?: { a?: boolean }): void;',
    '"missing on the page"',
  ],
  [`() => string`, 'function f(): number;', '"the real type allows more"'],
];

// All in one program, since the compiler needs half a second for each.
test('signatures are compared with those of the tool', async () => {
  const fences = signatures.map(([real, code]) => fence(`ts prelude="tool" same="${real}"`, code));
  const problems = await check(...fences);
  // A fence has three lines, and an empty one follows.
  const found = signatures.map((_, index) =>
    problems.filter((text) => Math.floor((Number(text.split(':')[1]) - 1) / 4) === index),
  );
  expect(found).toEqual(
    signatures.map(([, , difference]) =>
      difference === null ? [] : [expect.stringContaining(difference)],
    ),
  );
});
