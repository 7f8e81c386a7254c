import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { createMarkdownParser } from '../markdown/markdownParser.ts';
import { compilePage } from './compilePage.ts';
import { summarizePage } from './summarizePage.ts';
import { testContext, withFiles } from './testing.ts';

const parts = [
  '# Plain',
  '# With `code`, *stress* & more #',
  '# With {/* a comment */} words',
  "# With {'a literal'}",
  '# With [a link][ref]',
  '# With\ta tab',
  '# A :rocket: at 10:30:00',
  '# Half of $x^2$',
  '# Chosen {#id}',
  '   # Indented',
  '    # Code',
  '#hash',
  '# A noncharacter: \uFDD0',
  'Setext\n===',
  'Some text',
  '## Second',
  '---',
  '> # Quoted',
  '- # In a list',
  ':::tip\n# Contained\n:::',
  '```md\n# Fenced\n```',
  '<div>\n\n# In JSX\n\n</div>',
  '<h1>HTML</h1>',
  '<!-- # no -->',
  '{/* # no */}',
  "import A from './A.tsx'",
  "import A from './A.tsx'\n# No empty line",
  'import {\n  B,\n} from "./B.tsx"',
  'export const n = 1',
  '[ref]: /x',
  '<Part />',
  '#',
];
const frontmatters = [
  '',
  '---\ntitle: Front\n---\n',
  '---\npageType: home\n---\n',
  '---\nopen: 1\n',
];

test('a summary agrees with the record of the page', () =>
  withFiles({ 'docs/en/A.tsx': '', 'docs/en/B.tsx': '' }, async (root) => {
    const context = {
      ...testContext(root),
      parser: createMarkdownParser([], { hasMath: true }),
      extensions: { math: true, mermaid: true, emoji: true, output: true },
    };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('md', 'mdx'),
        fc.constantFrom(...frontmatters),
        fc.array(fc.constantFrom(...parts), { maxLength: 4 }),
        async (extension, frontmatter, chosen) => {
          const filePath = `docs/en/page.${extension}`;
          await writeFile(path.join(root, filePath), `${frontmatter}${chosen.join('\n\n')}\n`);
          const page = {
            filePath,
            pagePath: 'page',
            routePath: '/page',
            lang: 'en',
            version: '',
          };
          const { title, pageType, frontmatter: read, isWhole } = await compilePage(page, context);
          // A broken page keeps its title in the sidebar.
          fc.pre(isWhole);
          const summary = { ...page, title, pageType, frontmatter: read };
          expect(await summarizePage(page, context)).toEqual(summary);
        },
      ),
      { numRuns: 100 },
    );
  }));

test('a heading that a rehype plugin changes is the title of the summary too', () =>
  withFiles({ 'docs/en/page.md': '# Written' }, async (root) => {
    const page = {
      ...{ filePath: 'docs/en/page.md', pagePath: 'page', routePath: '/page' },
      ...{ lang: 'en', version: '' },
    };
    const rename = () => (tree: Root) => {
      for (const node of tree.children) {
        if (node.type === 'element') node.children = [{ type: 'text', value: 'Changed' }];
      }
    };
    const context = { ...testContext(root), rehypePlugins: [rename] };
    expect(await summarizePage(page, context)).toMatchObject({ title: 'Changed' });
  }));

test('a page of the engine has the title that it shows', async () => {
  const page = { filePath: '', pagePath: '404', routePath: '/404', lang: 'en', version: '' };
  const context = testContext('');
  const { title } = await summarizePage(page, context);
  expect(title).toBe((await compilePage(page, context)).title);
});
