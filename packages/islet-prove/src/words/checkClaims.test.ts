import { createMarkdownParser } from 'islet/tools';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../fences/readMarkdown.ts';
import { fence } from '../fences/testing.ts';
import { checkClaims } from './checkClaims.ts';

const run = fence('js file="examples/a/output/run.md/dist/index.js"', '');
const source = fence('js file="examples/a/src/index.js"', '');
const error = fence('ts throws="TS2322"', 'const a: string = 1;');
const claim = 'The path becomes relative.';

/** Lines with claims in `docs/page.mdx`; `docs/other.mdx` has a proof in its second section only. */
async function linesOf(page: string, exceptions: string[] = []): Promise<string[]> {
  const parser = createMarkdownParser([]);
  const pages = await Promise.all([
    parseMarkdown(page, 'docs/page.mdx', parser),
    parseMarkdown(`# Other\n\n## None\n\n## Some {#run}\n\n${run}`, 'docs/other.mdx', parser),
  ]);
  const rules = { computed: new Set(['Table']), exceptions, exceptionsFile: 'unproved.json' };
  return checkClaims(pages, rules).map(
    ({ file, line = '', message }) => `${file}:${line} ${message}`,
  );
}

const unproved = (line: number): string[] => [`docs/page.mdx:${line} Nothing proves “${claim}”`];

test.each<[string, string, string[]]>([
  ['a run in the section', `# A\n\n${claim}\n\n${run}`, []],
  ['a run in a subsection', `## A\n\n${claim}\n\n### B\n\n${run}`, []],
  ['a computed table', `## A\n\n${claim}\n\n<Table />`, []],
  ['code that must fail', `## A\n\n${claim}\n\n${error}`, []],
  ['a quoted source', `## A\n\n${claim}\n\n${source}`, unproved(3)],
  ['a run in the next section', `## A\n\n${claim}\n\n## B\n\n${run}`, unproved(3)],
  ['a run in the section above', `## A\n\n${run}\n### B\n\n${claim}`, unproved(9)],
  ['a run below the introduction', `# A\n\n${claim}\n\n## B\n\n${run}`, unproved(3)],
  ['a page without headings', `${claim}\n\n${run}`, []],
  ['a link to a section with a run', `## A\n\n[It](./other.mdx#run) ${claim}`, []],
  ['a link to the page', `## A\n\n[It](./other.mdx) ${claim}`, []],
  ['a link to this page', `## A\n\n[It](#b). ${claim}\n\n## B\n\n${run}`, []],
  ['a link to another section', `## A\n\n[It](./other.mdx#none). ${claim}`, unproved(3)],
  ['a link in another paragraph', `## A\n\n[It](./other.mdx#run)\n\n${claim}`, unproved(5)],
  [
    'a link in the same row',
    `## A\n\n| a | b |\n| - | - |\n| [a](./other.mdx#run) | ${claim} |`,
    [],
  ],
])('%s', async (_, page, found) => {
  expect(await linesOf(page)).toEqual(found);
});

test('an exception excuses a claim, and is reported once nothing needs it', async () => {
  expect(await linesOf(`## A\n\n${claim}`, [claim])).toEqual([]);
  expect(await linesOf(`## A\n\n${claim}\n\n${run}`, [claim])).toEqual([
    `unproved.json: No page says “${claim}” without a proof.`,
  ]);
});
