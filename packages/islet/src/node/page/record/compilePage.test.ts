import { describe, expect, test } from 'vitest';
import { compileText, problemLines } from './testing.ts';

const html = async (source: string, options?: Parameters<typeof compileText>[1]): Promise<string> =>
  (await compileText(source, options)).body
    .map((p) => (typeof p === 'string' ? p : `⟨${p}⟩`))
    .join('');

test.each([
  ['gfm', '~~a~~ and www', '<p><del>a</del> and www</p>'],
  ['a colon is not a directive', 'At 12:30 it :starts', '<p>At 12:30 it :starts</p>'],
  [
    'container with title',
    ':::tip Read *this*\nText\n:::',
    '<div class="container tip"><p class="container-title"><span>Read <em>this</em></span></p><p>Text</p></div>',
  ],
  [
    'container inside a longer one',
    '::::note\n:::danger\nText\n:::\n::::',
    '<div class="container note"><p class="container-title">Note</p><div class="container danger"><p class="container-title">Danger</p><p>Text</p></div></div>',
  ],
  [
    'colons in the code of a container',
    ':::note\n> ```text\n> :::tip\n> a\n> :::\n> ```\n\nText\n:::',
    '<div class="container note"><p class="container-title">Note</p><blockquote>\n<div class="code" data-lang="text"><pre class="language-text" tabindex="0"><code>:::tip\na\n:::</code></pre></div>\n</blockquote><p>Text</p></div>',
  ],
  [
    'details',
    ':::details More\nText\n:::',
    '<details class="container details"><summary>More</summary><p>Text</p></details>',
  ],
  [
    'details whose title has words and code, which wrap as one text',
    ':::details[More about `a`]\nText\n:::',
    '<details class="container details"><summary><span>More about <code>a</code></span></summary><p>Text</p></details>',
  ],
  [
    'heading with a permalink',
    '## A `b.c` d',
    '<h2 id="a-bc-d">A <code>b.c</code> d<a class="heading-anchor" href="#a-bc-d" aria-label="Permalink to &#x22;A b.c d&#x22;"></a></h2>',
  ],
  [
    'a heading with a word of 22 characters is long, one with 21 is not',
    `# ${'a'.repeat(22)}\n\n## ${'b'.repeat(21)} b`,
    `<h1 id="${'a'.repeat(22)}" class="long">${'a'.repeat(22)}</h1>\n<h2 id="${'b'.repeat(21)}-b">${'b'.repeat(21)} b<a class="heading-anchor" href="#${'b'.repeat(21)}-b" aria-label="Permalink to &#x22;${'b'.repeat(21)} b&#x22;"></a></h2>`,
  ],
  [
    'a flag or a query is one word, also at the end of a line',
    '`--entry`, `?url` and `a b-c`',
    '<p><code class="whole">--entry</code>, <code class="whole">?url</code> and <code>a b-c</code></p>',
  ],
  [
    'task list',
    '- [x] a',
    '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> a</li>\n</ul>',
  ],
  [
    'plain JSX is HTML',
    'Press <kbd className="k">K</kbd>{/* no */}',
    '<p>Press <kbd class="k">K</kbd></p>',
  ],
  ['literal expression', "a {'{'} b", '<p>a { b</p>'],
  ['link to a page', '[a](./b.md#c)', '<p><a href="→./b.md#c">a</a></p>'],
  [
    'external link',
    '[a](https://example.com)',
    '<p><a href="https://example.com" rel="noopener noreferrer">a</a></p>',
  ],
  [
    'external link with its own relation',
    '<a href="https://example.com" rel="me noopener">a</a>',
    '<a href="https://example.com" rel="me noopener noreferrer">a</a>',
  ],
  [
    'plain code',
    '```\na < b\n```',
    '<div class="code"><pre class="language-text" tabindex="0"><code>a &#x3C; b</code></pre></div>',
  ],
  [
    'code with marked lines',
    '```ts title="a.ts" {2}\nlet a\nlet b\n```',
    '<div class="code" data-lang="ts"><div class="code-title">a.ts</div><pre class="language-ts" tabindex="0"><code><span class="line"><span class="token keyword">let</span> a</span>\n<span class="line highlighted"><span class="token keyword">let</span> b</span>\n</code></pre></div>',
  ],
])('%s', async (_, source, expected) => {
  expect(await html(source)).toBe(expected);
});

test('colons in text that only looks like a fence stay', async () => {
  const source = '<pre>\n```\n:::tip\n```\n</pre>';
  expect(await html(source, { extension: 'md' })).toContain(':::tip');
});

test('raw HTML in .md is part of the tree, so that its links are found', async () => {
  const record = await compileText('<p>See <a href="./b.md">b</a></p>', { extension: 'md' });
  expect(record.body).toEqual(['<p>See <a href="→./b.md">b</a></p>']);
  expect(record.links.map(({ href }) => href)).toEqual(['./b.md']);
});

test('a link to a page in another language names it, unless the author has', async () => {
  const source = '[a](/fr/a) <a href="/fr/b" hreflang="fr-CA">b</a> [c](/c)';
  const record = await compileText(source, { extension: 'md' });
  expect(record.body.join('').match(/<a [^>]*>/g)).toEqual([
    '<a href="→/fr/a" hreflang="fr">',
    '<a href="→/fr/b" hreflang="fr-CA">',
    '<a href="→/c">',
  ]);
});

test('links and images in JSX are resolved and recorded like those in Markdown', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
  const { program, links } = await compileText(
    '<a href="./b.md" id={1}>b</a>\n\n<Card href="./c.md" />\n\n<img src="/a.svg" alt={1} />\n\n<Card href="https://example.com" />',
    { files: { 'public/a.svg': svg } },
  );
  expect(links.map(({ href, line }) => [href, line])).toEqual([
    ['./b.md', 1],
    ['./c.md', 3],
  ]);
  const [, first = '', second = '', third = '', fourth = ''] =
    program?.code.split(/^_roots.* = .*=> /m) ?? [];
  expect(first).toContain('href: "→./b.md"');
  expect(second).toContain('href: "→./c.md"');
  expect(third.replace(/\s+/g, ' ')).toContain(
    'src: "/base/a.svg", alt: 1, loading: "lazy", decoding: "async", width: "30", height: "20"',
  );
  expect(fourth).not.toContain('rel');
});

test('a corner of a table without text is not a header', async () => {
  expect(await html('|  | a |\n| - | - |\n| b | c |')).toContain('<tr>\n<td></td>\n<th>a</th>');
});

test('a table scrolls in a region of its own', async () => {
  expect(await html('| a |\n| :-: |\n| b |')).toMatchInlineSnapshot(`
    "<div class="table-scroll" tabindex="0"><table>
    <thead>
    <tr>
    <th align="center">a</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td align="center">b</td>
    </tr>
    </tbody>
    </table></div>"
  `);
});

test.each([
  ['two columns', '| a | b |\n| - | - |\n| 1 | 2 |', ' stacked', []],
  ['three columns', '| a | `b` | c |\n| - | - | - |\n| 1 | 2 | 3 |', ' stacked', ['b', 'c']],
  ['no name', '| | | c |\n| - | - | - |\n| 1 | 2 | 3 |', ' stacked', ['c']],
  ['an empty cell', '| a | b | c |\n| - | - | - |\n| 1 | | 3 |', ' stacked', ['c']],
  ['four columns', '| a | b | c | d |\n| - | - | - | - |\n| 1 | 2 | 3 | 4 |', '', []],
])('a table of %s can be shown as cards', async (_, source, stacked, labels) => {
  const table = await html(source);
  expect(table).toContain(`<div class="table-scroll${stacked}"`);
  expect([...table.matchAll(/data-label="(.*?)"/g)].map(([, label]) => label)).toEqual(labels);
});

test('a long name in a heading may break before its dots', async () => {
  const headings = await html('## output.autoExternal.exclude.list\n\n## output.clean');
  expect(headings).toContain('>output<wbr>.autoExternal<wbr>.exclude<wbr>.list<');
  expect(headings).toContain('>output.clean<');
});

test.each([
  ['a list that begins with a type', '- **Type:** `a`\n- **Default:** `b`', true],
  ['in Chinese', '- **类型：** `a`', true],
  ['a folded type', '- **Type:**\n\n  :::details Show type\n  a\n  :::', true],
  ['another list', '- **Default:** `b`\n- **Type:** `a`', false],
  ['a list of types', '- Types: a', false],
])('facts of an option: %s', async (_, source, isFacts) => {
  expect((await html(source)).includes('<ul class="facts">')).toBe(isFacts);
});

describe('a long code block', () => {
  const fence = (lines: number, meta = '') =>
    `\`\`\`text ${meta}\n${'a\n'.repeat(lines)}\`\`\`\n\n`;
  const folds = async (source: string, lang?: string) =>
    [...(await html(source, lang ? { lang } : {})).matchAll(/<input[^>]*>/g)].map(([tag]) => tag);

  test('is folded on a long page', async () => {
    expect(await folds(fence(30).repeat(3) + fence(31))).toEqual([
      '<input type="checkbox" class="code-fold" aria-label="Show all 31 lines">',
    ]);
  });

  test('is shown whole on a short one', async () => {
    expect(await folds(fence(120))).toEqual([]);
  });

  test('is folded or shown as its author says, unless it is too short', async () => {
    expect(await folds(fence(17, 'fold') + fence(16, 'fold') + fence(200, 'fold=false'))).toEqual([
      '<input type="checkbox" class="code-fold" aria-label="Show all 17 lines">',
    ]);
  });

  test('has a Chinese label', async () => {
    expect((await folds(fence(121), 'zh'))[0]).toContain('显示全部121行');
  });
});

test('problems keep their place beside raw HTML, and dots in names of pages are not extensions', async () => {
  const source = '<a id="x"></a>\n\n[l](/guide/v1.2#a)\n\n![x](./x.png)';
  const record = await compileText(source, { extension: 'md' });
  expect(problemLines(record)).toEqual([
    'error docs/en/page.md:5:1 The image `./x.png` does not exist.',
  ]);
  expect(record.links.map(({ href, line }) => [href, line])).toEqual([['/guide/v1.2#a', 3]]);
  expect(record.body.join('')).toContain('href="→/guide/v1.2#a"');
});

test('an image that is a link looks like an image', async () => {
  const classes = async (source: string) => {
    const { body } = await compileText(source, { files: { 'public/a.png': '' } });
    return body.join('').match(/<a [^>]*class="[^"]*"/g);
  };
  const url = 'https://a.example/';
  expect(await classes(`[![A](/a.png)](${url})`)).toEqual([`<a href="${url}" class="plain"`]);
  expect(await classes(`[![A](/a.png) text](${url})`)).toBe(null);
});

test('JSX becomes a program with one root for each outermost element', async () => {
  const record = await compileText(
    "import Demo from './Demo.tsx'\n\nexport const n = [1, 2]\n\n<Demo n={n}>\n  ## Inside\n</Demo>\n\n- {n.length}",
    { files: { 'docs/en/Demo.tsx': '' } },
  );
  expect(record.body).toEqual([0, '\n<ul>\n<li>\n', 1, '\n</li>\n</ul>']);
  expect(record.toc.map(({ id }) => id)).toEqual(['inside']);
  const h = (type: unknown, props: object | null, ...children: unknown[]): unknown => ({
    type,
    props,
    children,
  });
  const run = new Function('_h', '_Fragment', '_import', '_components', record.program?.code ?? '');
  const roots: Array<() => { children: Array<{ type: string; props: object }> }> = run(
    h,
    'Fragment',
    (module: string, imported: string) => `${module}#${imported}`,
    {},
  );
  expect(roots[0]?.().children[0]).toMatchObject({
    type: 'docs/en/Demo.tsx#default',
    props: { n: [1, 2] },
  });
  expect(roots[1]?.().children).toEqual([2]);
});

test('components without an import are listed with their place', async () => {
  const { components } = await compileText(
    '<Steps>\n\n{[1].map((Item) => <Item.X><Badge /></Item.X>)}\n\n</Steps>',
  );
  expect(components.map(({ name, line }) => `${name}:${line}`)).toEqual(['Steps:1', 'Badge:3']);
});

test('a draft says that it is not published', async () => {
  const draft = (lang: string) =>
    compileText('---\ntitle: A\ndraft: true\n---\n', { lang }).then(({ body }) => body.join(''));
  expect(await draft('en')).toMatch(
    /<\/h1><div class="container warning"><p class="container-title">Draft<\/p><p[^>]*>This page is not published\.<\/p><\/div>/,
  );
  expect(await draft('zh')).toContain('此页面不会发布。');
});
