import { describe, expect, test } from 'vitest';
import { compileText, type Files, problemLines, shorten, widgetOf } from './testing.ts';

/**
 * The syntax of other documentation engines, and its result here: the body of the page in a short form, and
 * its problems. What applies to one kind of file only is below `md` or `mdx`. It is one long table, because
 * it is the list to compare with other engines.
 */
interface Construct extends Result {
  source: string;
  files?: Files;
  /** Whether only MDX has it. */
  isMdx?: boolean;
  md?: Result;
  mdx?: Result;
}

interface Result {
  html?: string;
  /** The component of the first JSX root with its attributes. */
  widget?: string;
  problems?: string[];
}

const constructs: Record<string, Record<string, Construct>> = {
  'code: lines': {
    '`[!code ++]` and `--`': {
      source: '```js\na(); // [!code --]\nb(); // [!code ++]\nc();\n```',
      html: '<pre diff js><del>- a();\n</del><ins>+ b();\n</ins>  c();</pre>',
    },
    '`[!code highlight]` and `focus`': {
      source: '```js\na; // [!code highlight]\nb; /* [!code focus] */\nc;\n```',
      html: '<pre js><b highlighted>a;</b>\n<b highlighted>b;</b>\n<b>c;</b>\n</pre>',
    },
    '`[!code highlight:2]` on a line of its own': {
      source: '```yaml\n# [!code hl:2]\na: 1\nb: 2\nc: 3\n```',
      html: '<pre yaml><b highlighted>a: 1</b>\n<b highlighted>b: 2</b>\n<b>c: 3</b>\n</pre>',
    },
    '`[!code error]` and `warning`': {
      source: '```html\n<p> <!-- [!code error] -->\n<b> <!-- [!code warning] -->\n```',
      html: '<pre html><b highlighted danger>&#x3C;p></b>\n<b highlighted warning>&#x3C;b></b>\n</pre>',
    },
    '`[!code word:…]`': {
      source: '```js\n// [!code word:b.c:1]\na(b.c);\nb.c;\nbxc; // [!code word:x]\n```',
      html: '<pre js>a(<mark>b.c</mark>);\nb.c;\nb<mark>x</mark>c;</pre>',
    },
    'an unknown mark': {
      source: '```js\na; // [!code fold]\n```',
      html: '<pre js>a;</pre>',
      problems: ['warning 1:1 The code has the mark `[!code fold]`, which has no meaning here'],
    },
    'a mark that is shown': {
      source: '```js\na; // [!!code ++]\n```',
      html: '<pre js>a; // [!code ++]</pre>',
    },
    '`highlight-next-line`, `-start` and `-end`': {
      source:
        '```jsx\n// highlight-next-line\na\nb\n{/* highlight-start */}\nc\nd\n{/* highlight-end */}\ne\n```',
      html: '<pre jsx><b highlighted>a</b>\n<b>b</b>\n<b highlighted>c</b>\n<b highlighted>d</b>\n<b>e</b>\n</pre>',
    },
    '`ins={…}` and `del={…}`': {
      source: '```text ins={2} del={1}\na\n\nb\n```',
      html: '<pre diff text><del>- a\n</del><ins>+ \n</ins>  b</pre>',
    },
    '`mark={…}`, `{…}` without a space': {
      source: '```js{1}\na\n```\n\n```text mark={1}\na\n```',
      html: '<pre js><b highlighted>a</b>\n</pre>\n<pre text><b highlighted>a</b>\n</pre>',
    },
    '`"text"` and `/re/`': {
      source: '```js "a.b" /c+/\na.b(ccd)\naxb\n```',
      html: '<pre js><mark>a.b</mark>(<mark>cc</mark>d)\naxb</pre>',
    },
    '`diff lang="js"`': {
      source: '```diff lang="js"\n-a\n+b\n c\n```',
      html: '<pre diff js><del>-a\n</del><ins>+b\n</ins> c</pre>',
    },
    '`js diff`': {
      source: '```js diff\n- a\n+ b\n  c\n```',
      html: '<pre diff js><del>- a\n</del><ins>+ b\n</ins>  c</pre>',
    },
    'line numbers': {
      source: '```ts:line-numbers\na\n```\n\n```ts showLineNumbers\na\n```',
      html: '<pre line-numbers ts><b>a</b>\n</pre>\n<pre line-numbers ts><b>a</b>\n</pre>',
    },
    'line numbers that begin with another': {
      source: '```ts:line-numbers=5\na\n```',
      html: '<pre ts>a</pre>',
      problems: ['warning 1:1 The code fence says `:line-numbers=5`, which has no meaning here.'],
    },
  },

  'code: the rest': {
    titles: {
      source:
        '```js [a.js]\n1\n```\n\n```js filename="b.js"\n1\n```\n\n```js title=\'c.js\'\n1\n```',
      html: '<pre js title=a.js>1</pre>\n<pre js title=b.js>1</pre>\n<pre js title=c.js>1</pre>',
    },
    languages: {
      source: [
        'toml',
        'dotenv',
        'ini',
        'ignore',
        'gitignore',
        'log',
        'vue',
        'svelte',
        'astro',
        'ansi',
      ]
        .map((lang) => `\`\`\`${lang}\na\n\`\`\``)
        .join('\n\n'),
      html: [
        'toml',
        'dotenv',
        'ini',
        'ignore',
        'gitignore',
        'log',
        'vue',
        'svelte',
        'astro',
        'ansi',
      ]
        .map((lang) => `<pre ${lang === 'ansi' ? 'text ansi' : lang}>a</pre>`)
        .join('\n'),
    },
    '`npm2yarn`': {
      source: '```bash npm2yarn\nnpm install a\n```',
      widget: 'PackageManagerTabs {"command":"npm install a"}',
    },
    '`package-install`': {
      source: '```package-install\na -D\nnpm i b\n```',
      widget: 'PackageManagerTabs {"command":"install a -D\\nnpm i b"}',
    },
    '`twoslash`, `live` and other words': {
      source: '```ts twoslash live frame="none"\na\n```',
      html: '<pre ts>a</pre>',
      problems: [
        'warning 1:1 The code fence says `twoslash`',
        'warning 1:1 The code fence says `live`',
        'warning 1:1 The code fence says `frame="none"`',
      ],
    },
    '`mermaid`': {
      source: '```mermaid\na\n```',
      html: '<pre mermaid>a</pre>',
      problems: ['warning 1:1 The code fence `mermaid` is shown as code.'],
    },
    '`<<< file#region`': {
      source: '<<< ./a.ts#r{1} [A]\n<<< @/en/a.ts{2-3 js:line-numbers}\n\ntext',
      files: { 'docs/en/a.ts': '// #region r\na\n// #endregion' },
      html: '<pre ts title=A><b highlighted>a</b>\n</pre>\n<pre line-numbers js><b>// #region r</b>\n<b highlighted>a</b>\n<b highlighted>// #endregion</b>\n</pre>\n<p>text</p>',
    },
    '`<<<` without a file': {
      source: '<<< ./a.ts',
      html: '<pre ts></pre>',
      problems: ['error 1:1 The code fence quotes `./a.ts`, which does not exist.'],
    },
  },

  containers: {
    'a space': {
      source: '::: tip\na\n:::',
      html: '<div tip><p title>Tip</p><p>a</p></div>',
    },
    'a space and a title': {
      source: '::: warning Mind `this`\na\n:::',
      html: '<div warning><p title>Mind <code>this</code></p><p>a</p></div>',
    },
    'a title in brackets, after a space': {
      source: ':::tip [Title]\na\n:::\n\n::: info[Title]\na\n:::',
      html: '<div tip><p title>Title</p><p>a</p></div>\n<div info><p title>Title</p><p>a</p></div>',
    },
    'a title as attribute': {
      source: '::: tip {title="T"}\na\n:::',
      html: '<div tip><p title>T</p><p>a</p></div>',
    },
    'open details': {
      source: '::: details Title {open}\na\n:::',
      html: '<details details open><summary>Title</summary><p>a</p></details>',
    },
    'other names': {
      source: ':::caution\na\n:::\n\n:::important\na\n:::\n\n:::success\na\n:::',
      html: '<div warning><p title>Caution</p><p>a</p></div>\n<div info><p title>Important</p><p>a</p></div>\n<div tip><p title>Success</p><p>a</p></div>',
    },
    'unknown names': {
      source: '::: question\na\n:::',
      html: '<div><p>a</p></div>',
      problems: ['error 1:1 There is no container `:::question`.'],
    },
    'alerts of GitHub': {
      source: '> [!NOTE]\n> a *b*\n\n> [!CAUTION]\n>\n> a\n\n> [!tip] T\n> a',
      html: '<div note><p title>Note</p><p>a <em>b</em></p></div>\n<div danger><p title>Danger</p><p>a</p></div>\n<div tip><p title>T</p><p>a</p></div>',
    },
    'an unknown alert': {
      source: '> [!FOO]\n> a',
      html: '<blockquote>\n<p>[!FOO]\na</p>\n</blockquote>',
      problems: ['warning 1:1 There is no alert `[!FOO]`, so this is shown as a quote.'],
    },
    '`raw` and `v-pre`': {
      source: '::: raw\na\n:::\n\n::: v-pre\nb\n:::',
      html: '<div><p>a</p></div>\n<div><p>b</p></div>',
    },
    '`code-group`': {
      source: '::: code-group\n\n```js [a.js]\n1\n```\n\n```ts\n1\n```\n\n:::',
      widget: 'CodeGroup null a.js ts',
    },
    '`code-group` around text': {
      source: '::: code-group\na\n:::',
      problems: [
        'error 1:1 A `:::code-group` must contain at least one code fence, and nothing else.',
      ],
    },
    'leaf directives': {
      source: '::video{src="a"}',
      md: { problems: ['warning 1:1 There is no directive `::video`'] },
      mdx: { problems: ['warning 1:1 There is no directive `::video`'] },
    },
  },

  headings: {
    'ids in braces': {
      source: '## A {#x}\n\n## B \\{#y}',
      html: '<h2 x>A</h2>\n<h2 y>B</h2>',
    },
    'ids in brackets': { source: '## A [#x]', html: '<h2 x>A</h2>' },
    'ids in comments': { source: '## A {/* #x */}', html: '<h2 x>A</h2>' },
    'ids after an element that closes itself': {
      source: '## A <sup class="b" /> {#x}',
      html: '<h2 x>A <sup class="b"></sup></h2>',
    },
    '`[[toc]]`': {
      source: '[[toc]]\n\n## A\n\n### B\n\n## C',
      html: '<nav aria-label="Table of contents"><ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#c">C</a></li></ul></nav>\n<h2 a>A</h2>\n<h3 b>B</h3>\n<h2 c>C</h2>',
    },
  },

  'HTML and components': {
    'a component in `.md`': {
      source: 'a <Badge text="b" />\n\n<Card>\n\nc\n\n</Card>',
      md: {
        problems: [
          "error 1:3 `<Badge>` is a component, which a `.md` file can't use.",
          "error 3:1 `<Card>` is a component, which a `.md` file can't use.",
        ],
      },
      mdx: { widget: 'Badge {"text":"b"}' },
    },
    'a comment': {
      source: 'a <!-- b -->\n\n<!-- c\nd -->\n\ne',
      md: { html: '<p>a </p><p>e</p>' },
      mdx: { problems: ['error 3:2 Unexpected character `!` (U+0021) before name'] },
    },
    '`@include`': {
      source: '<!-- @include: ./_part.md -->\n\n<!--@include: @/en/_part.md-->',
      files: { 'docs/en/_part.md': '# Gone\n\n*part*' },
      md: { html: '\n<p><em>part</em></p><p><em>part</em></p>' },
      mdx: { problems: ['error 1:2 Unexpected character `!`'] },
    },
    '`<include>`': {
      source: '<include>./_part.mdx</include>\n\n<include lang="ts">./a.ts</include>',
      files: { 'docs/en/_part.mdx': '*part*', 'docs/en/a.ts': 'a' },
      md: {
        problems: [
          "error 1:1 `<include>` is a component, which a `.md` file can't use.",
          "error 3:1 `<include>` is a component, which a `.md` file can't use.",
        ],
      },
      mdx: { html: '<p><em>part</em></p><pre ts>a</pre>' },
    },
    '`{{ }}`': {
      source: 'a {{ b }}',
      md: { html: '<p>a {{ b }}</p>', problems: ['warning 1:3 `{{ b }}` is the syntax of Vue'] },
      // An object, which fails when it is rendered.
      mdx: { html: '<p>a ⟨0⟩</p>' },
    },
    '`{frontmatter.x}`': {
      source: '---\ntags: [b]\n---\n\n<Badge text={frontmatter.tags} />\n\na {frontmatter.tags}',
      md: {
        problems: [
          'error 5:1 `<Badge>` is a component',
          'warning 7:3 `{frontmatter.tags}` is an expression',
        ],
      },
      mdx: {},
    },
    'attributes in braces': {
      source: '[a](https://a.b){target="_blank"}\n\na {.b}',
      md: {
        problems: [
          'warning 1:17 `{target="_blank"}` gives no attributes here',
          'warning 3:3 `{.b}` gives no attributes here',
        ],
      },
      mdx: { problems: ['error 3:4 Could not parse expression with acorn'] },
    },
    'a size of an image': {
      source: '![a](./a.png =100x)',
      problems: ['warning 1:1 The image `![a](./a.png =100x)` has a size, so it is shown as text.'],
    },
  },

  titles: {
    'only in the front matter': {
      source: '---\ntitle: T\n---\n\ntext',
      html: '<h1 t>T</h1>\n<p>text</p>',
    },
    'in the front matter and in a heading': {
      source: '---\ntitle: T\n---\n\n# H',
      html: '<h1 h>H</h1>',
    },
  },

  imports: {
    'a fragment through an alias of the config': {
      source: "import A from '@parts/a.mdx'\n\n<A />",
      files: { 'docs/parts/a.mdx': '*part*' },
      isMdx: true,
      mdx: { html: '<p><em>part</em></p>' },
    },
    'a fragment by a name that is not a path': {
      source: "import A from '@site/a.mdx'\n\n<A />",
      isMdx: true,
      mdx: {
        problems: ['error 1:1 The fragment `@site/a.mdx` is not named by a path.'],
      },
    },
    'the text of a file': {
      source: "import a from './a.ts?raw'\n\n<Badge text={a} />",
      files: { 'docs/en/a.ts': 'let a;\n' },
      isMdx: true,
      mdx: { widget: 'Badge {"text":"let a;\\n"}' },
    },
    'the text of a file that is not there': {
      source: "import a from './a.ts?raw'\n\n{a}",
      isMdx: true,
      mdx: { problems: ['error 1:1 The import `./a.ts?raw` does not exist.'] },
    },
    'components of other engines': {
      source:
        "import { Badge } from '@astrojs/starlight/components'\nimport Tabs from '@theme/Tabs'\n\n<Badge text=\"b\" />",
      isMdx: true,
      mdx: { widget: 'Badge {"text":"b"}' },
    },
  },

  text: {
    'emphasis next to Chinese punctuation': {
      source: '**类型：**字符串，~~删除。~~后',
      html: '<p><strong>类型：</strong>字符串，<del>删除。</del>后</p>',
    },
    'an address before Chinese': {
      source: '见 https://a.b/c，以及**重要**。',
      html: '<p>见 <a href="https://a.b/c">https://a.b/c</a>，以及<strong>重要</strong>。</p>',
    },
    'short names of emoji': {
      source: 'a :tada: at 12:30:45 a:b:c',
      html: '<p>a :tada: at 12:30:45 a:b:c</p>',
      problems: ['warning 1:3 The emoji `:tada:` is shown as it is written.'],
    },
    math: {
      source: 'a $x^2$ and $5 or $6_a',
      html: '<p>a $x^2$ and $5 or $6_a</p>',
      problems: ['warning 1:3 `$x^2$` is math, which is shown as it is written.'],
    },
  },
};

describe.each(Object.entries(constructs))('%s', (_, group) => {
  describe.each(Object.entries(group))('%s', (__, construct) => {
    const { source, files = {}, isMdx = false, md, mdx, ...both } = construct;
    test.each(isMdx ? ['mdx'] : ['md', 'mdx'])('in .%s', async (extension) => {
      const expected: Result = { ...both, ...(extension === 'md' ? md : mdx) };
      const record = await compileText(source, { files, extension });
      const wanted = expected.problems ?? [];
      const problems = problemLines(record).map((line) =>
        line.replace(/docs\/en\/page\.mdx?:/, ''),
      );
      expect(problems.map((line, index) => line.slice(0, wanted[index]?.length))).toEqual(wanted);
      expect(record.problems.every(({ fix }) => fix.length > 10)).toBe(true);
      if (expected.html !== undefined) expect(shorten(record)).toBe(expected.html);
      if (expected.widget !== undefined) expect(widgetOf(record)).toBe(expected.widget);
    });
  });
});
