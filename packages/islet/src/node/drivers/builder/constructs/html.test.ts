import { testConstructs } from './testing.ts';

testConstructs({
  'HTML block in .md': {
    source: '<div class="a">\n\n*b*\n\n</div>',
    md: { html: '<div class="a">\n<p><em>b</em></p></div>' },
    mdx: { html: '<div class="a"><p><em>b</em></p></div>' },
  },
  'HTML that is indented after a blank line': {
    source: '<div>\n    <p>a</p>\n\n    <p>b</p>\n</div>',
    md: {
      problems: [
        'warning 4:1 This HTML is shown as code, because it is indented and a blank line comes before it.',
      ],
    },
    mdx: { problems: [] },
  },
  'code after HTML, in a fence or without tags': {
    source: '<hr />\n\n```\n<p>a</p>\n```\n\n<hr />\n\n    a < b',
    md: { problems: [] },
  },
  'HTML inline in .md (`<kbd>`, `<br>`, `<sup>`)': {
    source: 'a <kbd>x</kbd><br />b<sup>1</sup>',
    html: '<p>a <kbd>x</kbd><br>b<sup>1</sup></p>',
  },
  'a type outside of code (`Array<string>`)': {
    source: 'An Array<string>, a Map<K, V>, a `Set<number>` and\n\n- a List<T>.',
    md: {
      problems: [
        'error 1:9 `<string>` is not an element of HTML, so it would not be shown.',
        'error 3:9 `<T>` is not an element of HTML, so it would not be shown.',
      ],
    },
    mdx: { problems: ['error 1:26 Unexpected character `,` (U+002C) in name'] },
  },
  'attributes of Vue': {
    source: 'a <b v-if="c">d</b> <i v-pre>e</i>',
    problems: ['warning 1:3 The attribute `v-if` is the syntax of Vue, which has no effect.'],
  },
  'attributes of Vue with a colon': {
    source: '<p>\n<a :href="f" class="g">h</a>\n</p>',
    md: {
      problems: ['warning 2:1 The attribute `:href` is the syntax of Vue, which has no effect.'],
    },
    mdx: { problems: ['error 2:9 Unexpected character'] },
  },
  'an element that HTML does not have': {
    source: '<entry>x</entry> <my-chip>y</my-chip>\n\n<center>z</center>',
    problems: ['error 1:1 `<entry>` is not an element of HTML, so it would not be shown.'],
  },
  'elements of SVG and MathML': {
    source:
      '<svg viewBox="0 0 1 1"><g><path d="M0 0" /></g></svg> a <math><msup><mi>x</mi><mn>2</mn></msup></math>',
    problems: [],
  },
  '`<details><summary>`': {
    source: '<details>\n<summary>S</summary>\n\n*x*\n\n</details>',
    md: { html: '<details>\n<summary>S</summary>\n<p><em>x</em></p>\n</details>' },
    mdx: { html: '<details><summary>S</summary><p><em>x</em></p></details>' },
  },
  'HTML comment `<!-- -->` in .md': {
    source: 'a <!-- b --> c\n\n<!-- d\ne -->',
    md: { html: '<p>a  c</p>' },
    mdx: { problems: ['error 3:2 Unexpected character `!`'] },
  },
  'HTML comment `<!-- -->` in .mdx': {
    source: 'a\n\n<!-- b -->',
    md: { html: '<p>a</p>' },
    mdx: { problems: ['error 3:2 Unexpected character `!`'] },
  },
  'JSX comment `{/* */}`': {
    source: 'a {/* b */} c',
    md: {
      html: '<p>a {/* b */} c</p>',
      problems: ['warning 1:3 `{/* b */}` is a comment of MDX, which a `.md` file shows.'],
    },
    mdx: { html: '<p>a  c</p>' },
  },
  '`<iframe>` / `<video>` of another host': {
    source:
      '<iframe src="https://x.test/a" title="t"></iframe>\n\n<video src="https://x.test/a.mp4"></video>',
    problems: [
      'warning 1:1 The frame `https://x.test/a` is on another host, which the Content-Security-Policy blocks.',
      'warning 3:1 The video or sound `https://x.test/a.mp4` is on another host, which the Content-Security-Policy blocks.',
    ],
    md: {
      html: '<iframe src="https://x.test/a" title="t"></iframe>\n<p><video src="https://x.test/a.mp4"></video></p>',
    },
    mdx: {
      html: '<iframe src="https://x.test/a" title="t"></iframe>\n<video src="https://x.test/a.mp4"></video>',
    },
  },
  'image on another host': {
    source: '![a](https://x.test/a.png)',
    html: '<p><img src="https://x.test/a.png" alt="a" loading="lazy" decoding="async"></p>',
    problems: [
      'warning 1:1 The image `https://x.test/a.png` is on another host, which the Content-Security-Policy blocks.',
    ],
  },
  '`<script>` / `<script setup>` in page': {
    source: '<script>a</script>',
    html: '<script>a</script>',
    problems: [
      'warning 1:1 This is a `<script>` element, which the Content-Security-Policy blocks.',
    ],
  },
  '`<style>` in page': {
    source: '<style>a</style>',
    html: '<style>a</style>',
    problems: [
      'warning 1:1 This is a `<style>` element, which the Content-Security-Policy blocks.',
    ],
  },
  'inline `style="…"` in HTML': {
    source: '<p style="color:red">a</p>',
    html: '<p style="color:red">a</p>',
    problems: [
      'warning 1:1 `<p>` has a `style` attribute, which the Content-Security-Policy blocks.',
    ],
  },
  'JSX with inline `style={{…}}`': {
    source: '<p style={{ color: "red" }}>a</p>',
    problems: [
      'warning 1:1 `<p>` has a `style` attribute, which the Content-Security-Policy blocks.',
    ],
    md: { html: '<p style="{{" color:="" &#x22;red&#x22;="" }}="">a</p>' },
    mdx: { html: '<p style="color:red">a</p>' },
  },
  '`export const` in .mdx': {
    source: 'export const a = 1;\n\n<p>{a}</p>',
    md: {
      html: '<p>export const a = 1;</p><p>{a}</p>',
      problems: [
        "warning 1:1 `export const a =` is a statement, which a `.md` file can't use; it is shown as it is written.",
      ],
    },
    mdx: { html: '<p>1</p>' },
  },
  '`{frontmatter.x}` / `{props.x}`': {
    source: '---\ntitle: T\n---\n\na {frontmatter.title} {props.x}',
    md: {
      html: '<h1 t>T</h1>\n<p>a {frontmatter.title} {props.x}</p>',
      problems: [
        "warning 5:3 `{frontmatter.title}` is an expression, which a `.md` file can't use.",
      ],
    },
    mdx: { problems: ['error 5:23 Rendering this JSX failed: props is not defined'] },
  },
  'link from the root': {
    source: '[a](/guide/start#install)',
    html: '<p><a href="/base/guide/start#install">a</a></p>',
  },
  'link from the root with .html': {
    source: '[a](/guide/start.html)',
    html: '<p><a href="/base/guide/start">a</a></p>',
  },
  'link from the root with .md': {
    source: '[a](/guide/start.md)',
    html: '<p><a href="/base/guide/start">a</a></p>',
  },
  'link relative with .md/.mdx': {
    source: '[a](./near.md) [a](../en/guide/start.mdx#install)',
    html: '<p><a href="/base/near">a</a> <a href="/base/guide/start#install">a</a></p>',
  },
  'link relative without extension': {
    source: '[a](./guide/start)',
    html: '<p><a href="/base/guide/start">a</a></p>',
  },
  'link relative without `./` and extension': {
    source: '[a](guide/start)',
    html: '<p><a href="/base/guide/start">a</a></p>',
  },
  'link to a folder `../config/`': {
    source: '[a](./guide/) [a](./guide)',
    html: '<p><a href="/base/guide/">a</a> <a href="/base/guide/">a</a></p>',
  },
  'link `@en/…`, `@site/…`, `pathname://`': {
    source: '[a](@en/near.md) [a](pathname:///b.html)',
    problems: [
      'error 1:1 The link `@en/near.md` does not match any page or file.',
      'error 1:18 The `href` of `<a>` is "pathname:///b.html", which is not safe to open.',
    ],
  },
});
