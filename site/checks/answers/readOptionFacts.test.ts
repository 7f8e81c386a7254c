import { createMarkdownParser } from 'islet/tools';
import { parseMarkdown } from 'islet-prove';
import { expect, test } from 'vitest';
import { mergeFacts } from './mergeFacts.ts';
import { readChanges } from './readChanges.ts';
import { readCounterparts } from './readCounterparts.ts';
import { readOptionFacts } from './readOptionFacts.ts';

const parse = (text: string, file: string) => parseMarkdown(text, file, createMarkdownParser([]));

test('what pages say about options', async () => {
  const page = `# lib.bundle

- **Type:** \`boolean\`
- **Default:** \`true\`
- **Command line:** \`--bundle\`, \`--no-bundle\`

Whether [files](./format.mdx#one) are joined. As above, this needs context.

## bundle.deep

- **类型：**\`string\`
- **已废弃：**改用\`bundle\`

合并：
`;
  const file = await parse(page, 'site/docs/en/config/lib/bundle.mdx');
  const facts = readOptionFacts(file, (name) => ['bundle', 'bundle.deep'].includes(name));
  expect([...mergeFacts(facts).values()]).toEqual([
    {
      name: 'bundle',
      page: '/config/lib/bundle',
      type: 'boolean',
      default: '`true`',
      flags: ['--bundle', '--no-bundle'],
      says: 'Whether [files](/config/lib/format#one) are joined.',
    },
    {
      name: 'bundle.deep',
      page: '/config/lib/bundle#bundledeep',
      type: 'string',
      deprecated: '改用`bundle`',
      says: '合并。',
    },
  ]);
});

test('the short sentence of a table, and why an option does nothing', async () => {
  const page = `| Option | What it does | Default |
| --- | --- | --- |
| [\`minify\`](#outputminify) | Makes files smaller | none |

| Option | Why |
| --- | --- |
| \`html\` | A library has none. |
`;
  const file = await parse(page, 'site/docs/en/config/rsbuild/output.mdx');
  const facts = mergeFacts(readOptionFacts(file, (name) => /^(?:output\.minify|html)$/.test(name)));
  expect(facts.get('output.minify')).toMatchObject({
    says: 'Makes files smaller.',
    page: '/config/rsbuild/output#outputminify',
  });
  expect(facts.get('html')).toMatchObject({ noEffect: 'A library has none.' });
});

test('counterparts of options and plugins', async () => {
  const page = `| Rollup | Rslib |
| --- | --- |
| \`@rollup/plugin-json\`, \`-url\` | built in |

| Rollup | Rslib |
| --- | --- |
| \`resolve.alias\`, \`.dedupe\` | [\`resolve\`](../../config/rsbuild/resolve.mdx) |
| \`plugins\` | see above |

| Rollup | speed |
| --- | --- |
| \`x\` | 3 |
`;
  expect(readCounterparts(await parse(page, 'site/docs/en/guide/migration/rollup.mdx'))).toEqual([
    { names: ['@rollup/plugin-json', '@rollup/plugin-url'], text: 'built in', group: 'plugins' },
    {
      names: ['resolve.alias', 'resolve.dedupe'],
      text: '[`resolve`](/config/rsbuild/resolve)',
      group: 'options',
    },
  ]);
});

test('what an upgrade renames', async () => {
  const page = `### lib.old

It still works:

**What to do:** move it to \`new\`.

### The type of lib

**What to do:** nothing.
`;
  expect(readChanges(await parse(page, 'site/docs/en/guide/upgrade/v1.mdx'))).toEqual({
    old: { page: '/guide/upgrade/v1#libold', says: 'It still works. Move it to `new`.' },
  });
});
