import { testConstructs } from './testing.ts';

testConstructs({
  'container `:::tip` (no space)': {
    source: ':::tip\na\n:::',
    html: '<div tip><p title>Tip</p><p>a</p></div>',
  },
  'container `::: tip` (space)': {
    source: '::: tip\na\n:::',
    html: '<div tip><p title>Tip</p><p>a</p></div>',
  },
  'container `:::tip Title`': {
    source: ':::tip Title\na\n:::',
    html: '<div tip><p title>Title</p><p>a</p></div>',
  },
  'container `::: tip Title` (space, title)': {
    source: '::: warning Mind `this`\na\n:::',
    html: '<div warning><p title><span>Mind <code>this</code></span></p><p>a</p></div>',
  },
  'container `:::tip[Title]`': {
    source: ':::tip[Title]\na\n:::\n\n::: info [Title]\na\n:::',
    html: '<div tip><p title>Title</p><p>a</p></div>\n<div info><p title>Title</p><p>a</p></div>',
  },
  'container title with Markdown `:::tip A `b``': {
    source: ':::tip A `b`\na\n:::',
    html: '<div tip><p title><span>A <code>b</code></span></p><p>a</p></div>',
  },
  'container `{title="…"}` attribute': {
    source: ':::tip{title="T"}\na\n:::',
    html: '<div tip><p title>T</p><p>a</p></div>',
  },
  'a container with another attribute': {
    source: ':::note[A]{icon="star" .big}\na\n:::',
    html: '<div note><p title>A</p><p>a</p></div>',
    problems: [
      'warning 1:1 The container `:::note` takes no `icon`, so it is ignored.',
      'warning 1:1 The container `:::note` takes no `class`, so it is ignored.',
    ],
  },
  'details that are open': {
    source: '::: details Title {open}\na\n:::',
    html: '<details details open><summary>Title</summary><p>a</p></details>',
  },
  'container indented (inside a list)': {
    source: '- a\n\n  :::tip\n  b\n  :::',
    html: '<ul>\n<li>\n<p>a</p>\n<div tip><p title>Tip</p><p>b</p></div>\n</li>\n</ul>',
  },
  'container name `caution`': {
    source: ':::caution\na\n:::',
    html: '<div warning><p title>Caution</p><p>a</p></div>',
  },
  'container name `important`': {
    source: ':::important\na\n:::',
    html: '<div info><p title>Important</p><p>a</p></div>',
  },
  'container name `success` / `question` / other': {
    source: ':::success\na\n:::\n\n::: question\nb\n:::\n\n::: own Title\nc\n:::',
    problems: [
      'error 5:1 There is no container `:::question`.',
      'error 9:1 There is no container `:::own`.',
    ],
  },
  'GitHub alert `> [!NOTE]`': {
    source: '> [!NOTE]\n> a *b*\n\n> [!CAUTION]\n>\n> a\n\n> [!tip] T\n> a',
    html: '<div note><p title>Note</p><p>a <em>b</em></p></div>\n<div danger><p title>Caution</p><p>a</p></div>\n<div tip><p title>T</p><p>a</p></div>',
  },
  'an unknown alert': {
    source: '> [!FOO]\n> a',
    html: '<blockquote>\n<p>[!FOO]\na</p>\n</blockquote>',
    problems: ['warning 1:1 There is no alert `[!FOO]`, so this is shown as a quote.'],
  },
  '`::: raw` / `::: v-pre`': {
    source: '::: raw\na\n:::\n\n::: v-pre\n{{ b }}\n:::\n\n<span v-pre>{{ c }}</span> d',
    md: {
      html: '<div><p>a</p></div>\n<div><p>{{ b }}</p></div>\n<p><span v-pre="">{{ c }}</span> d</p>',
    },
    mdx: {
      html: '<div><p>a</p></div>\n<div><p>{{ b }}</p></div>\n<p><span v-pre>{{ c }}</span> d</p>',
    },
  },
  '`::: code-group`': {
    source: '::: code-group\n\n```js [a.js]\n1\n```\n\n```ts\n2\n```\n\n:::',
    html: '<div class="tabs" data-tabs=""><div class="tab-list"><button>a.js</button><button>ts</button></div><div class="tab-panel"><pre js>1</pre></div><div class="tab-panel" hidden=""><pre ts>2</pre></div></div>',
  },
  '`::: code-group` with comments': {
    source: '::: code-group\n\n```js\n1\n```\n\n<!-- a -->\n\n```ts\n2\n```\n\n:::',
    md: {
      html: '<div class="tabs" data-tabs=""><div class="tab-list"><button>js</button><button>ts</button></div><div class="tab-panel"><pre js>1</pre></div><div class="tab-panel" hidden=""><pre ts>2</pre></div></div>',
    },
    mdx: { problems: ['error 7:2 Unexpected character `!` (U+0021) before name'] },
  },
  '`::: code-group` with comments of MDX': {
    source: '::: code-group\n\n{/* a */}\n\n```ts\n2\n```\n\n:::',
    md: {
      problems: [
        'error 1:1 A `:::code-group` must contain at least one code fence, and nothing else.',
        'warning 3:1 `{/* a */}` is a comment of MDX, which a `.md` file shows.',
      ],
    },
    mdx: {
      html: '<div class="tabs" data-tabs=""><div class="tab-list"><button>ts</button></div><div class="tab-panel"><pre ts>2</pre></div></div>',
    },
  },
  'admonitions of MkDocs': {
    source: '!!! note "Title"\n\n    Text\n\n??? tip\n\nHow!!! Really???',
    problems: [
      'warning 1:1 `!!! note` is the syntax of MkDocs, which is shown as it is written.',
      'warning 5:1 `??? tip` is the syntax of MkDocs, which is shown as it is written.',
    ],
  },
  'tabs of MkDocs': {
    source: '=== "Tab"\n\n    Text\n\na === "b"',
    problems: ['warning 1:1 `=== "Tab"` is the syntax of MkDocs, which is shown as it is written.'],
  },
  '`::: code-group` around text': {
    source: '::: code-group\na\n:::',
    problems: [
      'error 1:1 A `:::code-group` must contain at least one code fence, and nothing else.',
    ],
  },
  'leaf directive `::video{…}`': {
    source: '::video{src="a"}\n\n::video[Label]',
    html: '<p>::video{src="a"}</p><p>::video[Label]</p>',
    problems: [
      'warning 1:1 There is no directive `::video`; it is shown as it is written.',
      'warning 3:1 There is no directive `::video`; it is shown as it is written.',
    ],
  },
  'a directive inside text': {
    source: 'a :abbr[x]{title="y"} b',
    html: '<p>a :abbr[x]{title="y"} b</p>',
    problems: [
      'warning 1:3 There is no directive `:abbr[x]{title="y"}`; it is shown as it is written.',
    ],
  },
});
