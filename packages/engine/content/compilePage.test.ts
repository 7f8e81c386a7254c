import { expect, test } from 'vitest';
import { compileText, problemLines } from './testing.ts';

const html = async (source: string, options?: Parameters<typeof compileText>[1]): Promise<string> =>
  (await compileText(source, options)).body
    .map((p) => (typeof p === 'string' ? p : `⟨${p}⟩`))
    .join('');

test.each([
  ['gfm', '~~a~~ and www', '<p><del>a</del> and www</p>'],
  ['a colon is no directive', 'At 12:30 it :starts', '<p>At 12:30 it :starts</p>'],
  [
    'container with title',
    ':::tip Read *this*\nText\n:::',
    '<div class="container tip"><p class="container-title">Read <em>this</em></p><p>Text</p></div>',
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
    'heading with a permalink',
    '## A `b.c` d',
    '<h2 id="a-bc-d">A <code>b.c</code> d<a class="heading-anchor" href="#a-bc-d" aria-label="Permalink to &#x22;A b.c d&#x22;"></a></h2>',
  ],
  [
    'a flag is one word, also at the end of a line',
    '`--entry` and `a b-c`',
    '<p><code class="whole">--entry</code> and <code>a b-c</code></p>',
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

test('colons in what only looks like a fence stay', async () => {
  const source = '<pre>\n```\n:::tip\n```\n</pre>';
  expect(await html(source, { extension: 'md' })).toContain(':::tip');
});

test('raw HTML in .md is part of the tree, so that its links are seen', async () => {
  const record = await compileText('<p>See <a href="./b.md">b</a></p>', { extension: 'md' });
  expect(record.body).toEqual(['<p>See <a href="→./b.md">b</a></p>']);
  expect(record.links.map(({ href }) => href)).toEqual(['./b.md']);
});

test('links and images in JSX are resolved and noted as those of Markdown are', async () => {
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

test('a corner of a table without a text is no header', async () => {
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

test('headings: ids are unique, keep CJK, and those chosen by authors come first', async () => {
  const { toc, title, problems } = await compileText(
    '# T\n\n## Own\n\n## 快速 开始\n\n## Own\n\n### X {#own}\n\n##### deep',
  );
  expect(title).toBe('T');
  expect(toc.map(({ id, depth, text }) => [id, depth, text])).toEqual([
    ['own-1', 2, 'Own'],
    ['快速-开始', 2, '快速 开始'],
    ['own-2', 2, 'Own'],
    ['own', 3, 'X'],
  ]);
  expect(problems).toEqual([]);
});

test('drawn folders are left out of the text, and titles of code belong to the code', async () => {
  const { sections } = await compileText(
    `Before.

<FileTree>

- src/
  - index.ts

</FileTree>

\`\`\`tree
src
└── index.ts
\`\`\`

\`\`\`js title="src/index.js"
run();
\`\`\`

:::details More
It is prose.
:::

After.`,
  );
  expect(sections).toMatchObject([
    { text: 'Before.\nMore\nIt is prose.\nAfter.', code: 'src/index.js\nrun();' },
  ]);
});

test('sections hold the plain text, and charIndex counts in it', async () => {
  const { sections, toc } = await compileText(
    'Lead *in*.\n\n# T\n\nOne\ntwo.\n\n- a\n- b\n\n## H\n\n```js\nx()\n```\n\n| a | b |\n| - | - |\n| c | d |',
  );
  expect(sections).toEqual([
    { id: '', heading: '', depth: 0, text: 'Lead in.', code: '' },
    { id: 't', heading: 'T', depth: 1, text: 'One\ntwo.\na\nb', code: '' },
    { id: 'h', heading: 'H', depth: 2, text: 'a\tb\nc\td', code: 'x()' },
  ]);
  const text = sections.map(({ heading, text }) => `${heading}\n${text}\n`).join('');
  expect(text.slice(toc[0]?.charIndex).startsWith('H\n')).toBe(true);
});

test('headings never take an id of the shell, nor one that the author wrote elsewhere', async () => {
  const source = '<a id="install"></a>\n\n## Page data\n\n## Content\n\n## Install';
  const { toc } = await compileText(source, { extension: 'md' });
  expect(toc.map(({ id }) => id)).toEqual(['page-data-1', 'content-1', 'install-1']);
});

test('front matter ends at a line of its own', async () => {
  const { title } = await compileText('---\n# ------\ntitle: T ---\n---\n\nText');
  expect(title).toBe('T ---');
});

test('problems keep their place beside raw HTML, and dots in names of pages are no extension', async () => {
  const source = '<a id="x"></a>\n\n[l](/guide/v1.2#a)\n\n![x](./x.png)';
  const record = await compileText(source, { extension: 'md' });
  expect(problemLines(record)).toEqual([
    'error docs/en/page.md:5:1 The image `./x.png` does not exist.',
  ]);
  expect(record.links.map(({ href, line }) => [href, line])).toEqual([['/guide/v1.2#a', 3]]);
  expect(record.body.join('')).toContain('href="→/guide/v1.2#a"');
});

test('titles, description and page type come from front matter first', async () => {
  const record = await compileText('---\ntitle: F\npageType: home\n---\n# H\n\nThe lead.');
  expect(record).toMatchObject({ title: 'F', pageType: 'home', description: 'The lead.' });
});

test('quotes a file, or a region of it, instead of a copy', async () => {
  const files = { 'examples/a.ts': '// #region x\nlet a;\n// #endregion\n', 'docs/en/b.js': 'b' };
  const record = await compileText(
    '```text file="examples/a.ts#x"\n```\n\n```text file="./b.js"\n```',
    { files },
  );
  expect(record.sections[0]?.code).toBe('let a;\nb');
  expect(record.dependencies.map((file) => file.split(/[\\/]/).pop())).toEqual([
    'page.mdx',
    'a.ts',
    'b.js',
  ]);
});

test('images get their size and a hashed name, public files keep theirs', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
  const record = await compileText('![A](./a.svg) ![B](/b.svg) [file](./c.zip)', {
    files: { 'docs/en/a.svg': svg, 'public/b.svg': svg, 'docs/en/c.zip': 'zip' },
  });
  expect(record.body.join('').replace(/\.[\da-f]{8}\./g, '.HASH.')).toBe(
    '<p><img src="/base/assets/a.HASH.svg" alt="A" loading="lazy" decoding="async" width="30" height="20"> ' +
      '<img src="/base/b.svg" alt="B" loading="lazy" decoding="async" width="30" height="20"> ' +
      '<a href="/base/assets/c.HASH.zip">file</a></p>',
  );
  expect(record.assets).toHaveLength(2);
});

test.each([
  ['md', 'a better source of an image in HTML'],
  ['mdx', 'and in JSX'],
])('publishes in %s %s', async (extension) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
  const record = await compileText('<img src="./a.svg" alt="A" data-zoom-src="./b.svg" />', {
    files: { 'docs/en/a.svg': svg, 'docs/en/b.svg': svg.replace('30', '300') },
    extension,
  });
  expect(record.body.join('').replace(/\.[\da-f]{8}\./g, '.HASH.')).toContain(
    'src="/base/assets/a.HASH.svg" alt="A" data-zoom-src="/base/assets/b.HASH.svg"',
  );
  expect(record.body.join('')).toContain('width="30"');
  expect(record.assets).toHaveLength(2);
});

test('tells of a better source that is missing', async () => {
  const record = await compileText('<img src="/a.svg" data-zoom-src="./b.svg" />', {
    files: { 'public/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  });
  expect(record.problems.map(({ message }) => message)).toEqual([
    'The image `./b.svg` does not exist.',
  ]);
});

test('fragments bring their body, their own imports, and links from where they stand', async () => {
  const record = await compileText("import Part from '../_part.mdx'\n\n# Page\n\n<Part />", {
    files: {
      'docs/_part.mdx': "import { x } from './x.ts'\n\n# Gone\n\nPart {x} [l](./en/a.md)",
      'docs/x.ts': 'export const x = 1;',
    },
  });
  expect(record.body.join('')).toBe(
    '<h1 id="page">Page</h1>\n\n<p>Part 0 <a href="→/a.md">l</a></p>',
  );
  expect(record.imports.map(({ module, imported }) => `${module} ${imported}`)).toEqual([
    'docs/x.ts x',
  ]);
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

test.each([
  ['broken MDX', 'a\n\n<Foo', ['error docs/en/page.mdx:3:5']],
  ['bare brace', 'a {b', ['error docs/en/page.mdx:1:5']],
  [
    'unclosed container',
    'a\n\n:::tip\nb',
    ['error docs/en/page.mdx:3:1 The container `:::tip` is never closed.'],
  ],
  [
    'a table that its header keeps from being one',
    '| a |\n| --- |\n\n> b `c` | d |\n> | --- | --- | --- |\n> | e | f |',
    ['error docs/en/page.mdx:5:1 This row of dashes makes no table.'],
  ],
  ['dashes that are no table', 'a | b\n\n- c --- d | e\n\n```\n| --- |\n```\n\n---', []],
  [
    'unknown container',
    ':::hint\nb\n:::',
    ['error docs/en/page.mdx:1:1 There is no container `:::hint`.'],
  ],
  [
    'missing fragment and component',
    "import A from './_a.mdx'\nimport B from './B.tsx'\n\n<A /> <B />",
    [
      'error docs/en/page.mdx:1:1 The import `./_a.mdx` does not exist.',
      'error docs/en/page.mdx:2:1 The import `./B.tsx` does not exist.',
    ],
  ],
  [
    'missing image',
    'a ![x](./x.png)',
    ['error docs/en/page.mdx:1:3 The image `./x.png` does not exist.'],
  ],
  [
    'missing quoted file',
    '```ts file="a.ts"\n```',
    ['error docs/en/page.mdx:1:1 The code fence quotes `a.ts`, which does not exist.'],
  ],
  [
    'unknown language and meta',
    '```klingon wrap\nx\n```',
    [
      'warning docs/en/page.mdx:1:1 The code fence says `wrap`, which means nothing here.',
      'warning docs/en/page.mdx:1:1 The language `klingon` of the code fence is unknown, so it is shown plain.',
    ],
  ],
  [
    'one id for two headings',
    '## A {#x}\n\n## B {#x}',
    ['error docs/en/page.mdx:3:1 The id `#x` is given to two headings.'],
  ],
  [
    'front matter without an end',
    '---\n# A comment\ntitle: T\n\n[a](#b)',
    ['error docs/en/page.mdx:1:1 The front matter is never closed.'],
  ],
  ['a rule at the start', '---\n\nNote: text', []],
  ['bad front matter', '---\ntitle: 3\n---\n', ['error docs/en/page.mdx:2:8']],
  ['unknown front matter', '---\ntitel: x\n---\n', ['warning docs/en/page.mdx:2:1']],
  ['inline style', '<p style="color:red">a</p>', ['warning docs/en/page.mdx:1:1']],
  [
    'handlers of JSX, also in expressions',
    '<p onClick={f}>a</p>\n\n{[1].map(() => <b\n  onKeyDown={f} style={{}}>a</b>)}\n\n<A b={<i onInput={f} />} onClick={f} />',
    [
      'warning docs/en/page.mdx:4:3 `<b>` has an `onkeydown` attribute',
      'warning docs/en/page.mdx:6:10 `<i>` has an `oninput` attribute',
      'warning docs/en/page.mdx:1:1 `<p>` has an `onclick` attribute',
    ],
  ],
  [
    'frames',
    '<iframe src="https://example.com/"></iframe>',
    ['warning docs/en/page.mdx:1:1 This is a `<iframe>` element'],
  ],
  ['external image', '![a](https://example.com/a.png)', ['warning docs/en/page.mdx:1:1']],
  [
    'files outside of the repository',
    '![a](../../../../../etc/a.png)\n\n[b](../../../../../etc/b.txt)\n\n```text file="/etc/passwd"\n```\n\n```text file="./../../../c.txt"\n```\n\n![d](/../../../etc/d.png) ![e](/%2e%2e/e.png)',
    [
      'error docs/en/page.mdx:5:1 The code fence quotes `/etc/passwd`, which is outside the repository.',
      'error docs/en/page.mdx:8:1 The code fence quotes `./../../../c.txt`, which is outside the repository.',
      'error docs/en/page.mdx:1:1 The image `../../../../../etc/a.png` is outside the repository.',
      'error docs/en/page.mdx:3:1 The link `../../../../../etc/b.txt` leads to a file that is outside the repository.',
      'error docs/en/page.mdx:11:1 The image `/../../../etc/d.png` is outside the public folder.',
      'error docs/en/page.mdx:11:27 The image `/%2e%2e/e.png` is outside the public folder.',
    ],
  ],
  [
    'an image that is a folder',
    '![a](../en) ![b](./page.mdx/a.png)',
    [
      'error docs/en/page.mdx:1:1 The image `../en` is a folder.',
      'error docs/en/page.mdx:1:13 The image `./page.mdx/a.png` is below a file, which is not a folder.',
    ],
  ],
  [
    'addresses that are not safe to open',
    '[a](javascript:x) ![b](file:///b.png)\n\n<form action="vbscript:x" /> <a href="data:,x">c</a>\n\n<Card href=" java\nscript:x" />',
    [
      'error docs/en/page.mdx:1:1 The `href` of `<a>` is "javascript:x", which is not safe to open.',
      'error docs/en/page.mdx:1:19 The `src` of `<img>` is "file:///b.png", which is not safe to open.',
      'error docs/en/page.mdx:3:1 The `action` of `<form>` is "vbscript:x", which is not safe to open.',
      'error docs/en/page.mdx:3:30 The `href` of `<a>` is "data:,x", which is not safe to open.',
      'error docs/en/page.mdx:5:1 The `href` of `<Card>` is " java\\nscript:x", which is not safe to open.',
    ],
  ],
  ['export that means nothing', 'export default 1', ['error docs/en/page.mdx:1:1']],
])('tells of: %s', async (_, source, expected) => {
  const lines = problemLines(await compileText(source));
  expect(lines).toHaveLength(expected.length);
  for (const [index, line] of lines.entries()) expect(line).toContain(expected[index]);
});

test('tells all mistakes of a page and of its fragments in one run, each with a fix', async () => {
  const record = await compileText(
    "import A from './_a.mdx'\n\n![x](./x.png)\n\n<A />\n\n:::tip\nb",
    {
      files: { 'docs/en/_a.mdx': 'ok\n\n![y](./y.png)' },
    },
  );
  expect(problemLines(record)).toEqual([
    'error docs/en/page.mdx:7:1 The container `:::tip` is never closed.',
    'error docs/en/page.mdx:3:1 The image `./x.png` does not exist.',
    'error docs/en/_a.mdx:3:1 The image `./y.png` does not exist.',
  ]);
  expect(record.problems.every(({ fix }) => fix.length > 10)).toBe(true);
});

test('an id is told of where it stands, also when that is a fragment', async () => {
  const record = await compileText("import A from './_a.mdx'\n\n## One {#x}\n\n<A />", {
    files: { 'docs/en/_a.mdx': '---\na: 1\n---\n\n## Two {#x}' },
  });
  expect(record.problems).toEqual([
    {
      severity: 'error',
      file: 'docs/en/_a.mdx',
      line: 5,
      column: 1,
      message: 'The id `#x` is given to two headings.',
      fix: 'Choose another; the first one is on line 3 of `docs/en/page.mdx`.',
    },
  ]);
});

test.each([
  ['an indented fence', 'md', '    ```js\n    b\n\n:::tip Title\nx\n:::'],
  ['a fence in a comment', 'md', '<!--\n```\n-->\n\n:::tip Title\nx\n:::'],
  ['a fence in a comment of MDX', 'mdx', '{/*\n```\n*/}\n\n:::tip Title\nx\n:::\n\n## A {#b}'],
  ['a fence in an export of MDX', 'mdx', 'export const a = /*\n```\n*/ 1\n\n:::tip Title\nx\n:::'],
])('%s does not hide a container that follows', async (_, extension, source) => {
  const record = await compileText(source, { extension });
  expect(record.problems).toEqual([]);
  expect(record.body.join('')).toContain('<p class="container-title">Title</p>');
});

test('indented code is left as it is', async () => {
  const record = await compileText('a\n\n    :::tip Title\n    b {#c}', { extension: 'md' });
  expect(record.sections[0]?.code).toBe(':::tip Title\nb {#c}');
});

test.each([
  [
    'the next one',
    '```js\na\n```js\nb\n```',
    ['error docs/en/page.mdx:3:1 A code fence begins here, but the one of line 1 is not closed.'],
  ],
  [
    'the next one, in a quote',
    'a\n\n> ~~~\n> a\n> ~~~~ b\n> ~~~',
    ['error docs/en/page.mdx:5:1 A code fence begins here, but the one of line 3 is not closed.'],
  ],
  ['the end', 'a\n\n```js\nb', ['error docs/en/page.mdx:3:1 The code fence is never closed.']],
  [
    'the end of a list item',
    '- ```js\n  b\n\nc',
    ['error docs/en/page.mdx:1:3 The code fence is never closed.'],
  ],
  ['nothing', '````md\n```js\n```\n````\n\n~~~\n```\n~~~\n\n- ```\n  ```\n\n> ```\n> ```', []],
])('reports a fence that runs into %s', async (_, source, expected) => {
  expect(problemLines(await compileText(source))).toEqual(expected);
});

test.each(['js', 'output'])(
  'reports a fence of `%s` that quotes a file and has a body',
  async (lang) => {
    const record = await compileText(`\`\`\`${lang} file="a.js"\nb\n\`\`\``, {
      files: { 'a.js': 'a', 'a.js2': '' },
    });
    expect(problemLines(record)[0]).toBe(
      'error docs/en/page.mdx:1:1 The code fence quotes `a.js` and has lines of its own.',
    );
  },
);

test('a circle of fragments is told, not followed', async () => {
  const record = await compileText("import A from './_a.mdx'\n\n<A />", {
    files: { 'docs/en/_a.mdx': "import B from './_a.mdx'\n\n<B />" },
  });
  expect(problemLines(record)).toEqual([
    'error docs/en/_a.mdx:3:1 `<B>` includes a file that includes this one.',
  ]);
});

test('chinese pages have chinese titles', async () => {
  expect(await html(':::tip\na\n:::', { lang: 'zh' })).toContain('提示');
});

test.each(['md', 'mdx'])(
  'an address that is not safe to open does not reach the %s page',
  async (extension) => {
    const source = '[a](javascript:a)\n\n<a href="vbscript:b">b</a>\n\n![c](blob:c)';
    const text = JSON.stringify(
      await compileText(source, { extension }).then(({ body, program }) => [body, program]),
    );
    expect(text).not.toMatch(/javascript:|vbscript:|blob:/);
  },
);

test('hidden files are not published, apart from those in `.well-known`', async () => {
  const source = '[a](./.env) ![b](/.hidden/b.svg) [c](/.well-known/c.txt) [d](../.git/config.txt)';
  const files = {
    'docs/en/.env': 'SECRET=1',
    'public/.hidden/b.svg': '<svg/>',
    'public/.well-known/c.txt': 'c',
    'docs/.git/config.txt': '',
  };
  const record = await compileText(source, { files });
  const reason = 'is hidden, and hidden files are not published.';
  expect(problemLines(record)).toEqual([
    `error docs/en/page.mdx:1:1 The link \`./.env\` leads to a file that ${reason}`,
    `error docs/en/page.mdx:1:13 The image \`/.hidden/b.svg\` ${reason}`,
    `error docs/en/page.mdx:1:58 The link \`../.git/config.txt\` leads to a file that ${reason}`,
  ]);
  expect(record.assets).toEqual([]);
  expect(record.body.join('')).toContain('href="/base/.well-known/c.txt"');
});

test('a page, a fragment and a quoted file that are not UTF-8 are reported', async () => {
  const files = {
    'docs/en/_a.mdx': Buffer.from('# One\n\nd\xe9j\xe0 vu', 'latin1'),
    'b.txt': Buffer.from('\uFEFFtext', 'utf16le'),
  };
  const source = 'import A from "./_a.mdx"\n\n<A />\n\n```text file="b.txt"\n```';
  const record = await compileText(source, { files });
  expect(problemLines(record)).toEqual([
    'error docs/en/page.mdx:5:1 The code fence quotes `b.txt`, which is encoded in UTF-16.',
    'error docs/en/_a.mdx:3:1 `docs/en/_a.mdx` is not encoded in UTF-8, but perhaps in Latin-1.',
  ]);
  const page = await compileText(Buffer.from('# Title', 'utf16le'));
  expect(problemLines(page)).toEqual([
    'error docs/en/page.mdx:1:1 `docs/en/page.mdx` is encoded in UTF-16.',
  ]);
  expect(page.isWhole).toBe(false);
});
