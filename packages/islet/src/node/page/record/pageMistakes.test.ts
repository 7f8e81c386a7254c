import { expect, test } from 'vitest';
import { compileText, problemLines } from './testing.ts';

const html = async (source: string, options?: Parameters<typeof compileText>[1]): Promise<string> =>
  (await compileText(source, options)).body
    .map((p) => (typeof p === 'string' ? p : `⟨${p}⟩`))
    .join('');

test.each([
  ['broken MDX', 'a\n\n<Foo', ['error docs/en/page.mdx:3:5']],
  [
    'an element that is never closed',
    '---\ntitle: A\n---\n\n# A\n\n<Tabs>\n  <Tab label="a">\n\nText\n',
    ['error docs/en/page.mdx:8:3 The element `<Tab>` is never closed.'],
  ],
  [
    'an element that is not closed in its paragraph',
    'a <b>c\n\nd</b>',
    ['error docs/en/page.mdx:1:3 The element `<b>` is never closed.'],
  ],
  [
    'a fragment that is never closed',
    '<>\n\na',
    ['error docs/en/page.mdx:1:1 The element `<>` is never closed.'],
  ],
  [
    'two titles',
    '# A\n\n# B\n\n<h1>C</h1>',
    [
      'warning docs/en/page.mdx:3:1 The page has the first-level headings "A" and "B".',
      'warning docs/en/page.mdx:5:1 The page has the first-level headings "A" and "C".',
    ],
  ],
  ['bare brace', 'a {b', ['error docs/en/page.mdx:1:5']],
  [
    'unclosed container',
    'a\n\n:::tip\nb',
    ['error docs/en/page.mdx:3:1 The container `:::tip` is never closed.'],
  ],
  [
    'a table that its header keeps from being one',
    '| a |\n| --- |\n\n> b `c` | d |\n> | --- | --- | --- |\n> | e | f |',
    ['error docs/en/page.mdx:5:1 This row of dashes does not make a table.'],
  ],
  [
    'headings without a text',
    '# {1 + 1}\n\n##\n\n## ![](https://a.example/)',
    [
      'warning docs/en/page.mdx:5:4',
      'warning docs/en/page.mdx:3:1 This heading has no text, so links to it have no name.',
      'warning docs/en/page.mdx:5:1 This heading has no text, so links to it have no name.',
    ],
  ],
  [
    'ids and names that scripts use',
    '## A {#~page-data}\n\n<div id="~root">a</div>\n\n<img name="querySelector" alt="" src="https://a.example/" />',
    [
      'warning docs/en/page.mdx:5:1 The `name` of `<img>` would hide a part of `document` from scripts, so it is left out.',
      'warning docs/en/page.mdx:5:1',
      'error docs/en/page.mdx:1:1 The id `~page-data` starts with `~`, like those of the theme.',
      'error docs/en/page.mdx:3:1 The id `~root` starts with `~`, like those of the theme.',
    ],
  ],
  [
    'a cell that has no column',
    '| a | b |\n| --- | --- |\n| `c|d` | e |\n| `c\\|d` | e |\n| f |',
    [
      'warning docs/en/page.mdx:3:1 This row has 3 cells, but the table has only 2 columns, so the others are left out.',
    ],
  ],
  ['dashes that are not a table', 'a | b\n\n- c --- d | e\n\n```\n| --- |\n```\n\n---', []],
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
    'comparison without the other file',
    '```diff before="a.ts"\n```\n\n```ts file="page.mdx" before="a.ts"\n```',
    [
      'error docs/en/page.mdx:1:1 The code fence says `before="a.ts"`, but compares nothing.',
      'error docs/en/page.mdx:4:1 The code fence says `before="a.ts"`, but compares nothing.',
    ],
  ],
  [
    'comparison of equal lines',
    '```diff file="./page.mdx#L1" before="./page.mdx#L1"\n```',
    ['error docs/en/page.mdx:1:1 `./page.mdx#L1` and `./page.mdx#L1` do not differ.'],
  ],
  [
    'unknown language and meta',
    '```klingon fast\nx\n```',
    [
      'warning docs/en/page.mdx:1:1 The code fence says `fast`, which has no meaning here.',
      'warning docs/en/page.mdx:1:1 The language `klingon` of the code fence is unknown, so it is shown plain.',
    ],
  ],
  [
    'one id for two headings',
    '## A {#x}\n\n## B {#x}',
    ['error docs/en/page.mdx:3:1 Two headings have the id `#x`.'],
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
])('reports %s', async (_, source, expected) => {
  const lines = problemLines(await compileText(source));
  expect(lines).toHaveLength(expected.length);
  for (const [index, line] of lines.entries()) expect(line).toContain(expected[index]);
});

test('reports all mistakes in a page and its fragments in one run, each with a fix', async () => {
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

test('an id is reported where it is written, even in a fragment', async () => {
  const record = await compileText("import A from './_a.mdx'\n\n## One {#x}\n\n<A />", {
    files: { 'docs/en/_a.mdx': '---\na: 1\n---\n\n## Two {#x}' },
  });
  expect(record.problems).toEqual([
    {
      severity: 'error',
      file: 'docs/en/_a.mdx',
      line: 5,
      column: 1,
      message: 'Two headings have the id `#x`.',
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

test('a circle of fragments is reported, not followed', async () => {
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
