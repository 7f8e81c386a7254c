import { createRequire } from 'node:module';
import path from 'node:path';
import { withFiles } from 'islet/testing';
import { expect, test } from 'vitest';
import { checkData } from './checkData.ts';
import { fence, fencesOf } from './testing.ts';

const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

test.each([
  ['json', '{ "a": 1 }', null],
  ['json', '{\n  "a": 1,\n}', '3:1 This is not JSON'],
  ['json', '{} // b', '1:4 This is not JSON'],
  ['jsonc', '{ "//": "a" } // b', null],
  ['yaml', 'a: 1\nb: [', '2:1 '],
  ['yaml', 'a: 1', null],
  ['css', '.a { color: red }', null],
  ['css', '.a {\n  color red;\n}', '2:8 Expected ":"'],
  ['html', '<!doctype html>\n<p>a\n<img src="b">\n<script>\n  c();\n</script>', null],
  ['html', '<ul><li>a</ul>', null],
  ['html', '<p>a</p>\n<b>b', '2:1 `<b>` is not closed.'],
  ['html', '<p a="1" a="2">', '1:11 duplicate attribute'],
  ['html', '<p>a\n<script>\n  c(;\n</script>', '3:5 Unexpected ";"'],
  ['html', '<style>\na {\n</style>', '3:1 Expected "}"'],
  ['mdx', "import { A } from './a';\n\n# B\n\n<A>c</A>", null],
  ['mdx', '# B\n\n<A>c', '3:1 Expected a closing tag for `<A>`'],
  ['bash title=".env"', '# a\n\nA=\nB_1="c d"', null],
  ['bash title=".env"', 'A=1\nB = c', '2:1 Expected `NAME=value`'],
  ['json title="tsconfig.json"', '{ /* a */ "compilerOptions": { "strict": true } }', null],
  [
    'json title="tsconfig.json"',
    '{\n  "compilerOptions": { "stricd": true }\n}',
    `2:24 TS5023: Unknown compiler option 'stricd'.`,
  ],
  ['json title="tsconfig.json"', '{ "references": [{ "path": "../core" }] }', null],
])('%s %s', async (info, code, expected) => {
  const fences = await fencesOf(fence(info, code));
  const problems = await withFiles({}, (folder) =>
    checkData(fences, { folder: path.join(folder, 'tsconfig'), compiler }),
  );
  const lines = problems.map(({ line = 0, column, message }) => `${line - 1}:${column} ${message}`);
  expect(lines).toEqual(expected === null ? [] : [expect.stringContaining(expected)]);
});
