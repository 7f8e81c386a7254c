import { expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

const page = `---
title: lib.dts
---

# lib.dts

Text.

- **Type:**

  \`\`\`ts
  type Dts = boolean;
  \`\`\`

- **Default:** \`false\`, which emits none
- **Command line:** \`--dts\`, \`--no-dts\`

## How it works

- **Type:** of nothing

### dts.bundle

- **Type:** \`boolean | { a?: string }\`

## shims.esm
`;

test('options are read with their facts', async () => {
  const options = await readOptions(page, 'docs/config/lib/dts.mdx');
  expect(options).toEqual([
    {
      name: 'dts',
      file: 'docs/config/lib/dts.mdx',
      line: 5,
      facts: {
        Type: { line: 9, text: '', codes: ['type Dts = boolean;'] },
        Default: { line: 15, text: 'false, which emits none', codes: ['false'] },
        'Command line': { line: 16, text: '--dts, --no-dts', codes: ['--dts', '--no-dts'] },
      },
    },
    {
      name: 'dts.bundle',
      file: 'docs/config/lib/dts.mdx',
      line: 22,
      facts: {
        Type: {
          line: 24,
          text: 'boolean | { a?: string }',
          codes: ['boolean | { a?: string }'],
        },
      },
    },
    { name: 'shims.esm', file: 'docs/config/lib/dts.mdx', line: 26, facts: {} },
  ]);
});

test('a heading of one word is an option only at the top of its own page', async () => {
  const source = '# id\n\n## format\n\n## output.minify\n';
  const names = async (file: string) => (await readOptions(source, file)).map(({ name }) => name);
  expect(await names('docs/config/lib/id.mdx')).toEqual(['id', 'output.minify']);
  expect(await names('docs/config/rsbuild/output.mdx')).toEqual(['output.minify']);
});
