import { createMarkdownParser } from 'islet/tools';
import { parseMarkdown } from 'islet-prove';
import { expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

const read = async (source: string, file: string) =>
  readOptions(await parseMarkdown(source, file, createMarkdownParser([])));

const page = `---
title: lib.dts
since: '0.10'
---

# lib.dts

Text.

- **Type:**

  :::details Show type

  \`\`\`ts
  type Dts = boolean;
  \`\`\`

  :::

- **Default:** \`false\`, which emits none
- **Command line:** \`--dts\`, \`--no-dts\`

## How it works

- **Type:** of nothing

### dts.bundle

- **Type:** \`boolean | { a?: string }\`

## shims.esm <Badge since="0.11" />
`;

test('options are read with their facts', async () => {
  const options = await read(page, 'docs/config/lib/dts.mdx');
  expect(options).toEqual([
    {
      name: 'dts',
      file: 'docs/config/lib/dts.mdx',
      line: 6,
      since: '0.10',
      facts: {
        Type: { line: 10, text: '', codes: ['type Dts = boolean;'] },
        Default: { line: 20, text: 'false, which emits none', codes: ['false'] },
        'Command line': { line: 21, text: '--dts, --no-dts', codes: ['--dts', '--no-dts'] },
      },
    },
    {
      name: 'dts.bundle',
      file: 'docs/config/lib/dts.mdx',
      line: 27,
      facts: {
        Type: {
          line: 29,
          text: 'boolean | { a?: string }',
          codes: ['boolean | { a?: string }'],
        },
      },
    },
    { name: 'shims.esm', file: 'docs/config/lib/dts.mdx', line: 31, since: '0.11', facts: {} },
  ]);
});

test('a heading of one word is only an option at the top of its own page', async () => {
  const source = '# id\n\n## format\n\n## output.minify\n';
  const names = async (file: string) => (await read(source, file)).map(({ name }) => name);
  expect(await names('docs/config/lib/id.mdx')).toEqual(['id', 'output.minify']);
  expect(await names('docs/config/rsbuild/output.mdx')).toEqual(['output.minify']);
});
