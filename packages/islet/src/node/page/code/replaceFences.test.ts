import { expect, test } from 'vitest';
import type { FenceModule } from '../../site/config/fenceModule.ts';
import { compileText, problemLines } from '../record/testing.ts';

/** Shows parts of a file that has one line for each: `name: text`. */
const fences: FenceModule = {
  keys: ['level'],
  quote(name, read) {
    const [, file, part] = /^(.+\.parts)\/(.+)$/.exec(name) ?? [];
    if (file === undefined) return null;
    const bytes = read(file);
    if ('reason' in bytes) return bytes;
    const line = bytes.toString().match(new RegExp(`^${part}: (.*)$`, 'm'));
    return line ? Buffer.from(line[1] ?? '') : { reason: 'has no such part', fix: 'Name another.' };
  },
  link: ({ file, lang }) =>
    file?.startsWith('x.parts') ? { text: `Edit (${lang})`, href: '/other?part#b' } : null,
  replace({ language, file, values }) {
    if (language !== 'parts' || file === null) return null;
    if (values.level === undefined)
      return { fences: [], faults: [{ message: 'No level.', fix: 'Add one.' }] };
    return {
      fences: [
        { language: 'text', meta: 'title="All"', code: `level ${values.level}` },
        { language: 'js', meta: `file="${file}/b"`, fold: { summary: 'b', isOpen: false } },
      ],
    };
  },
};
const compile = (source: string) =>
  compileText(source, {
    files: { 'x.parts': 'a: 1\nb: let c;\n' },
    loadFences: async () => fences,
  });

test('a module replaces fences by others, which are compiled like any other', async () => {
  const record = await compile('```parts file="x.parts" level="2"\n```\n\nEnd.\n');
  expect(record.problems).toEqual([]);
  expect(record.body.join('')).toMatchInlineSnapshot(`
    "<div class="code" data-lang="text"><div class="code-title">All<a class="code-more" href="→/other?part#b">Edit (en)</a></div><pre class="language-text" tabindex="0"><code>level 2</code></pre></div>
    <details class="container details"><summary>b</summary><div class="code" data-lang="js"><pre class="language-js" tabindex="0"><code><span class="token keyword">let</span> c<span class="token punctuation">;</span></code></pre></div></details>
    <p>End.</p>"
  `);
  expect(record.dependencies.map((file) => file.split(/[\\/]/).at(-1))).toContain('x.parts');
});

test('a module links the title of a fence, the first time that it has one', async () => {
  const record = await compile(
    [
      '```js file="x.parts/b"\n```',
      '```js title="b.js" file="x.parts/b"\n```',
      '```parts file="x.parts" level="1"\n```',
    ].join('\n\n'),
  );
  expect(record.problems).toEqual([]);
  expect(record.body.join('').match(/<div class="code-title">.*?<\/div>/g)).toEqual([
    '<div class="code-title">b.js<a class="code-more" href="→/other?part#b">Edit (en)</a></div>',
    '<div class="code-title">All</div>',
  ]);
  expect(record.links.map(({ href }) => href)).toEqual(['/other?part#b']);
});

test('a module finds what is in a file, in every place that quotes files', async () => {
  const { body, problems } = await compile(
    '```js file="x.parts/b" level="1"\n```\n\n```diff file="x.parts/b" before="x.parts/a"\n```\n',
  );
  expect(problems).toEqual([]);
  expect(body.join('').match(/class="language-(?:js|diff)"/g)).toHaveLength(2);
});

test.each([
  ['```parts file="x.parts"\n```', 'No level.'],
  ['```js file="x.parts/z"\n```', 'The code fence quotes `x.parts/z`, which has no such part.'],
  ['```js file="y.parts/a"\n```', 'The code fence quotes `y.parts/a`, which does not exist.'],
])('%j is reported', async (source, message) => {
  expect(problemLines(await compile(source))).toEqual([`error docs/en/page.mdx:1:1 ${message}`]);
});

test('without a module, its keys have no meaning', async () => {
  const { problems } = await compileText('```js level="1"\nlet a;\n```');
  expect(problems).toMatchObject([{ severity: 'warning', message: /level="1"/ }]);
});
