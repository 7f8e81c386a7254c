import { expect, test } from 'vitest';
import { fence, fencesOf } from '../fences/testing.ts';
import { listQuotes } from './listQuotes.ts';

test('a page quotes files of the repository, files next to it, and files of recorded runs', async () => {
  const page = [
    fence('ts file="examples/a/src/b.ts#region"', ''),
    fence('ts file="./c.ts"', ''),
    fence('output file="examples/a/output/build.md" show="dist/d.js dist/e.js"', ''),
    fence('output file="examples/a/output/build.md"', ''),
    fence('output file="examples/a/output/build.md/terminal.txt#L1"', ''),
    fence(
      'diff file="examples/a/output/now.md/f.js#L2" before="examples/a/output/old.md/f.js"',
      '',
    ),
    fence('ts', 'g'),
  ].join('\n');
  expect(listQuotes(await fencesOf(page)).map(({ path }) => path)).toEqual([
    'examples/a/src/b.ts',
    'docs/c.ts',
    'examples/a/output/build.md/dist/d.js',
    'examples/a/output/build.md/dist/e.js',
    'examples/a/output/build.md/terminal.txt',
    'examples/a/output/now.md/f.js',
    'examples/a/output/old.md/f.js',
  ]);
});
