import { siteConfigSchema, toUrlRules } from 'islet/tools';
import { expect, test } from 'vitest';
import type { Engine } from '../engines.ts';
import { listOldAddresses } from './listOldAddresses.ts';

/** The ledger of a site with one page, in an engine that makes anchors in capital letters, and the lines that it lacks. */
function list(
  text: string,
  {
    engine = 'rspress',
    target = 'en/a',
    address = '/a',
    fragments = {},
  }: {
    engine?: Engine;
    target?: string;
    address?: string;
    /** Texts by their names beside the page. */
    fragments?: Record<string, string>;
  } = {},
): { lines: string[]; lacks: Array<number | undefined> } {
  const config = siteConfigSchema.parse({
    title: 'A',
    locales: ['en', 'zh'].map((lang) => ({ lang, label: lang })),
  });
  const { text: written, decisions } = listOldAddresses({
    engine,
    rules: toUrlRules(config),
    texts: new Map([
      ['/site/a.md', text],
      ...Object.entries(fragments).map(([name, one]) => [`/site/${name}`, one] as const),
    ]),
    toFile: (_, specifier) => (specifier.startsWith('./') ? `/site/${specifier.slice(2)}` : null),
    site: {
      ...{ root: '/site', config: '', pageFolders: [], settings: { title: 'A' }, files: new Map() },
      ...{ publicFolders: [], aliases: {}, isMdx: true, decisions: [] },
      pages: [{ file: '/site/a.md', target, address, lang: 'en' }],
      slugify: (heading) => heading.toUpperCase(),
    },
  });
  return { lines: written.split('\n').slice(0, -1), lacks: decisions.map(({ line }) => line) };
}

test('headings have the anchors of their engine, also those that are written or repeated', () => {
  const text = `---
# No heading
title: A
---

# e\u0301

## Two \`<b>\` {#own}
### b <Badge text="c" />
### b

\`\`\`
# Code
\`\`\`

## {version}
`;
  expect(list(text)).toEqual({
    lines: ['/a', '/a#B', '/a#B-1', '/a#own', '/a#É'],
    lacks: [16],
  });
  expect(list(text, { engine: 'docusaurus' }).lines).not.toContain('/a#É');
});

test.each([
  ['`__webpack_hash__` and `*a*`', '__WEBPACK_HASH__ AND *A*'],
  ['`[a](b)` and `a\\b`', '[A](B) AND A\\B'],
  ['**`__a__`** and [`b`](c)', '__A__ AND B'],
  ['\\*a\\*, \\_b\\_ and \\[c](d)', '*A*, _B_ AND [C](D)'],
  ['_a_, __b__, *c*, **_d_** and snake_case_name', 'A, B, C, D AND SNAKE_CASE_NAME'],
])('the text of %s is %s', (written, text) => {
  expect(list(`## ${written}`).lines[1]?.replaceAll('%20', ' ')).toBe(`/a#${text}`);
});

test('the headings of fragments are those of the page, but not their titles', () => {
  const text = `import One from './one.mdx'
import { other } from './two.md'

## b

<!-- @include: ./part.md -->

<One />
`;
  const fragments = {
    'part.md': '---\na: 1\n---\n# Title\n\n## b\n\n<!-- @include: ./part.md -->\n\n## {x}\n',
    'one.mdx':
      "import Self from './one.mdx'\n\n# Title\n\n## b\n\n## c\n\n<include>./deep.md</include>\n",
    'deep.md': '## d\n',
    'two.md': '## never\n',
  };
  expect(list(text, { fragments })).toEqual({
    lines: ['/a', '/a#B', '/a#B-1', '/a#C', '/a#D'],
    lacks: [10],
  });
});

test.each([
  ['/zh/guide/', 'zh/guide/index', ['/zh/guide/', '/zh/guide/#B']],
  ['/zh/guide', 'zh/guide/index', ['/zh/guide/', '/zh/guide/#B']],
  ['/docs/1.0/a b', 'en/1.0/docs/a', ['/docs/1.0/a%20b -> /1.0/docs/a', '/docs/1.0/a%20b#B']],
])('a page at %s that becomes %s keeps its address or leads on', (address, target, expected) => {
  expect(list('## b', { address, target }).lines).toEqual(expected);
});

test('a draft was never published', () => {
  expect(list('---\ndraft: true\n---\n# A').lines).toEqual([]);
});
