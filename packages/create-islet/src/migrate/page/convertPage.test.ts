import { components } from 'islet/theme';
import { describe, expect, test } from 'vitest';
import { ownComponents } from './convertElements.ts';
import { convertPage, needsMdx } from './convertPage.ts';
import { keepAnchors } from './keepAnchors.ts';
import type { PageContext } from './pageContext.ts';
import { createStyleCollector } from './styleCollector.ts';

/** Converts a page whose links go from `old` to `new`; gives the text, then what is reported. */
function convert(
  source: string,
  { isMdx = true, toMdx = isMdx }: { isMdx?: boolean; toMdx?: boolean } = {},
): string {
  const reported: string[] = [];
  const context: PageContext = {
    file: 'page.mdx',
    isMdx,
    lang: 'fr',
    date: undefined,
    isVue: !isMdx,
    styles: createStyleCollector(),
    slugify: undefined,
    relocate: (reference) => reference.replace('old', 'new'),
    replaceImport: (_, name) => ['NoSSR', 'useLang'].includes(name),
    refuseImport: (name) => (name.endsWith('.vue') ? 'is a component of vue' : null),
    count: () => {},
    decide: (found, message) => reported.push(`${found}: ${message}`),
  };
  return [convertPage(source, context, toMdx), ...reported].join('\n');
}

describe('front matter', () => {
  test.each([
    ['id: a\ntitle: T', 'title: T'],
    ['slug: a', ''],
    ['hide_table_of_contents: true', 'outline: false'],
    ['toc_max_heading_level: 4', 'outline: [ 2, 4 ]'],
    ['custom_edit_url: null', 'editUrl: false'],
    ['pagination_prev: null', 'prev: false'],
    ['last_update: { date: 2026-01-31 }', 'lastUpdated: 2026-01-31'],
    ['tag: new', 'sidebar:\n  badge: new'],
    ['layout: page', 'sidebar: false\noutline: false'],
    ['layout: home', 'pageType: home'],
    ['aside: false', 'outline: false'],
    ['template: doc', ''],
    ['tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 }', 'outline: [ 2, 4 ]'],
    ['pagefind: false', 'search: false'],
    ['prev: { link: /a, label: A }', 'prev: A'],
    ['prev: false', 'prev: false'],
    ['sidebar: { order: 1, attrs: {} }', 'sidebar: { order: 1 }'],
    ['pageType: doc-wide', 'outline: false'],
    ['pageType: home\nhero: { name: a }', 'pageType: home\nhero: { name: a }'],
    [
      'layout: home\nhero: { name: a<br>b, text: "<b>c</b> &amp; d" }\nfeatures: [{ title: e<br/>f }]',
      'hero:\n  name: a b\n  text: c & d\nfeatures: - title: e f\n    details: ""\npageType: home',
    ],
    ["title: 'kept' # as it is", "title: 'kept' # as it is"],
    ['outline: deep', 'outline: deep'],
    ['a: [', 'a: ['],
    ['slug: *gone', 'slug: *gone'],
    ['slug: &slug [*slug]', 'slug: &slug [*slug]'],
  ])('%s', (before, after) => {
    const flat = (text: string): string => text.replace(/\n {2}(?=- )/g, ' ');
    const expected = after === '' ? 'text' : `---\n${after}\n---\ntext`;
    const written = convert(`---\n${before}\n---\ntext`)
      .replace(/:\n +- (\d)\n +- (\d)/, ': [ $1, $2 ]')
      .replace(/sidebar:\n +order: 1/, 'sidebar: { order: 1 }');
    expect(flat(written)).toBe(expected);
  });
});

describe('prose', () => {
  test.each([
    [
      '[a](old.md#b "c") ![d](old.png) `[a](old.md)`',
      '[a](new.md#b "c") ![d](new.png) `[a](old.md)`',
    ],
    ['[a]: old.md\n<img src="old.png" />', '[a]: new.md\n<img src="new.png" />'],
    ['```md\n[a](old.md) <Link to="/x">\n```', '```md\n[a](old.md) <Link to="/x">\n```'],
    [
      "import Tabs from '@theme/Tabs';\nimport A from './old';\n\n<A />",
      "import A from './new';\n\n<A />",
    ],
    ['<Link to="/a" className="b">c</Link>', '<a href="/a">c</a>'],
    ['<TOCInline toc={toc} />', '\n\n[[toc]]\n\n'.replace(/^\n+/, '')],
    ['<img src={useBaseUrl("a.png")} />', '<img src="/a.png" />'],
    ["<img src={require('./old.png').default} />", '<img src="./new.png" />'],
    ['a <!-- b --> c', 'a {/* b */} c'],
    ['```ts twoslash title="a"\n1\n```', '```ts title="a"\n1\n```'],
    ['```vue-html{1}\n<a/>\n```', '```html{1}\n<a/>\n```'],
    [
      '```js tab\n1\n```\n\n```ts tab\n2\n```\n\nend',
      ':::code-group\n\n```js\n1\n```\n\n```ts\n2\n```\n\n:::\n\nend',
    ],
    [
      ':::info\n\n```js tab\n1\n```\n\n```ts tab\n2\n```\n\n:::',
      ':::info\n\n```js\n1\n```\n\n```ts\n2\n```\n\n:::',
    ],
    [
      "import A from './A.vue';\n\n<A b={1 > 2}>c</A>",
      '{/* migrate: <A> was here */}c\n<A: `<A>` is a component of vue; a comment marks its place.',
    ],
  ])('%s', (before, after) => {
    expect(convert(before)).toBe(after);
  });

  test.each([
    ['<div style={{ display: "flex", gap: 8, zIndex: 1 }} />', '<div className="page-style-1" />'],
    ['<p className="a" style={{ color: "red" }}>b</p>', '<p className="a page-style-1">b</p>'],
    ['<p style={{ color: name }}>b</p>', '<p style={{ color: name }}>b</p>'],
    [
      'import A from "a";\n\n<A style={{ color: "red" }} />',
      'import A from "a";\n\n<A style={{ color: "red" }} />',
    ],
    [
      'export const A = () => null;\n\n<A /> <B.c />',
      'export const A = () => null;\n\n<A /> {/* migrate: <B.c> was here */}\n<B.c: `<B.c>` is not imported by the page; a comment marks its place.',
    ],
    [
      'import a from "b.vue";\n\n<p>{a.b} {"a"} {c.a}</p>',
      '<p>{/* migrate: a.b was here */} {"a"} {c.a}</p>\n{a.b}: `{a.b}` needs `a`, which is a component of vue; a comment marks its place.',
    ],
    ['import a from "!!raw-loader!./old.ts";\n\n{a}', 'import a from "./new.ts?raw";\n\n{a}'],
    ['import a from "!!./old.ts?raw";\n\n{a}', 'import a from "./new.ts?raw";\n\n{a}'],
    ['<style>{`\n.a { color: red }\n`}</style>\n\nb', 'b'],
    [
      '<style>{`\np { color: red }\n`}</style>\n\nb',
      '<style>{`\np { color: red }\n`}</style>\n\nb',
    ],
    ['<SourceCode href="/a" />', '<SourceLink href="/a" />'],
    ['## A <Tag tag="new, beta" />', '## A <Badge text="new" /> <Badge text="beta" />'],
    ['<BrowserOnly>b</BrowserOnly>', 'b'],
    ['<PageTabs><PageTab label="a">b</PageTab></PageTabs>', '<Tabs><Tab label="a">b</Tab></Tabs>'],
    [
      '<PackageManagerTabs command="skills add x" dlx />',
      '<PackageManagerTabs command="npx -y skills add x" />',
    ],
    ['# A\\<Link> `B`', '# A\\<Link> `B`'],
    ['## A \\{#a-b\\}\n\nb \\{c\\}', '## A \\{#a-b}\n\nb \\{c\\}'],
    [
      'import { Head, Link, useLang, usePage as x } from "@rspress/core/runtime";\n\n<Head />',
      '{/* migrate: <Head> was here */}\n<Head: `<Head>` is a component of `@rspress/core/runtime`; a comment marks its place.',
    ],
    [
      'import { useLang as l } from "@rspress/core/runtime";\n\nexport const own = l();\n\n{l() === "fr" ? "Oui" : "Yes"} and l()\n\n<p title={l()} id={x.l()} />',
      `export const own = 'fr';\n\n{'fr' === "fr" ? "Oui" : "Yes"} and l()\n\n<p title={'fr'} id={x.l()} />`,
    ],
    [
      'import { NoSSR as A } from "@rspress/core/runtime";\n\n<A />',
      "import { NoSSR as A } from '@rspress/core/runtime';\n\n<A />",
    ],
    [':::tip\\{title="a"}\nb\n:::', ':::tip{title="a"}\nb\n:::'],
    [':::tip[a]{icon="heart"}\nb\n:::', ':::tip[a]\nb\n:::'],
    ['<Code code="a `b`" lang="md" title="c" />', '```md title="c"\na `b`\n```'],
    [
      'import a from "./old.json?raw"\n\n<Code code={a} lang="json" />',
      '```json file="./new.json"\n\n```',
    ],
    ['<CodeBlockRuntime lang="ts" code={`a`} />', '```ts\na\n```'],
    ['`<Code code="a" />`', '`<Code code="a" />`'],
    [
      '<Prompt title="a" description="b" prompt={`c\n\nd`} />',
      '**a**\n\nb\n\n```text wrapCode\nc\n\nd\n```',
    ],
    ['```ts title="a.ts\n1\n```', '```ts title="a.ts"\n1\n```'],
    ['```ts no-transpile height="350"\n1\n```', '```ts fold\n1\n```'],
    ['```ts tab\n1\n```', '```ts\n1\n```'],
    [
      'import A from "./A.vue";\nimport { b } from "b";\n\n<A c={b} />',
      '{/* migrate: <A> was here */}\n<A: `<A>` is a component of vue; a comment marks its place.',
    ],
    ['import { b } from "b";\n\n<p>{`a` + b}</p>', 'import { b } from "b";\n\n<p>{`a` + b}</p>'],
    ['import { b } from "b";\n\n{f(`a b`)}', 'import { b } from "b";\n\n{f(`a b`)}'],
    ['import { b } from "b";\n\nsee `b`', 'see `b`'],
    ['import b[ from "b";\n\nsee', 'see'],
  ])('what other engines have: %s', (before, after) => {
    expect(convert(before)).toBe(after);
  });

  test.each([
    [
      'a < b { c } <br> <Badge text="d" /> `{e}`',
      'a \\< b \\{ c } <br /> <Badge text="d" /> `{e}`',
    ],
    ['## A <Badge text="d" /> {#a}', '## A <Badge text="d" /> {#a}'],
    ['<<< @/old.ts{1}', '<<< @/new.ts{1}'],
    ['<https://example.com/a>', '[https://example.com/a](https://example.com/a)'],
    ['<p class="a">b</p>', '<p class="a">b</p>'],
  ])('of Markdown that becomes MDX: %s', (before, after) => {
    expect(convert(before, { isMdx: false, toMdx: true })).toBe(after);
  });

  test.each([
    [
      '<script setup>\nlet a\n</script>\n\nb',
      'b\n<script setup>: The `<script>` of the page was left out.',
    ],
    ['[a](b){target="_self"}', '[a](b)'],
    [
      '<Foo :a="1" /> b',
      '<!-- migrate: <Foo> was here --> b\n<Foo: `<Foo>` is a component of Vue; a comment marks its place.',
    ],
    ['<<< @/old.ts{1}', '<<< @/new.ts{1}'],
    ['{{ 1 + 2 }} {{ "a" }}', '3 a'],
    ['---\nsince: 2.1\n---\n{{ $frontmatter.since }}', '---\nsince: 2.1\n---\n2.1'],
    ['<b v-for="i in 2">{{ i }} </b>', '<b>1 </b><b>2 </b>'],
    ['<p>a <b v-pre>{{ c }}</b></p>', '<p>a <b>&#123;&#123; c }}</b></p>'],
    [
      '{{ a.b }}',
      '{{ a.b }}\n{{ a.b }}: `{{ a.b }}` is an expression of Vue; it is shown as it is written.',
    ],
    ['<img :width="20" :src="withBase(\'/a.png\')">', '<img width="20" src="/a.png">'],
    [
      '<a :href="b" class="c">d</a>',
      '<a class="c">d</a>\n<a: `<a>` has attributes of Vue, which were left out.',
    ],
    [
      "<script setup>\nconst all = [\n  { name: 'Ada', title: 'Author', avatar: '/ada.png', links: [{ icon: 'github', link: 'https://a.example' }] },\n]\n</script>\n\n<VPTeamMembers :members=\"all\" />",
      '- <img src="/ada.png" alt="" width="48" height="48"> **Ada**, Author · [github](https://a.example)\n<script setup>: The `<script>` of the page was left out.',
    ],
    [
      '<script>\nconst members = [\n  load(),\n]\n</script>\n<VPTeamMembers :members />',
      '<!-- migrate: <VPTeamMembers> was here -->\n<script>: The `<script>` of the page was left out.\n<VPTeamMembers: `<VPTeamMembers>` is a component of Vue; a comment marks its place.',
    ],
    ['<p style="color:red">a</p>', '<p class="page-style-1">a</p>'],
    [
      '<style scoped>\np { color: red }\n</style>\na',
      'a\n<style scoped>: The `<style>` of the page was left out.',
    ],
    ['<style scoped>\n.b, .c { color: red }\n</style>\na', 'a'],
    [
      '---\ndate: 2026-01-31\nauthor: Ada\n---\n# A\n\nb\n',
      '---\ndate: 2026-01-31\nauthors:\n  - name: Ada\n---\n# A\n\nb\n',
    ],
    [
      '---\nbanner: { content: "a\\n<b>\\n  c\\n</b>\\n" }\n---\n# A\n\nb',
      '# A\n\n:::note\na <b>c</b>\n:::\n\nb',
    ],
    ['---\nbanner: { content: c }\n---\n# A\n\nb', '# A\n\n:::note\nc\n:::\n\nb'],
  ])('of Vue: %s', (before, after) => {
    expect(convert(before, { isMdx: false })).toBe(after);
  });
});

test('prints the styles of pages, each once', () => {
  const styles = createStyleCollector();
  styles.classOf('color: red; margin: 0');
  expect(styles.classOf('color: red; margin: 0')).toBe('page-style-1');
  styles.addRules('.a { margin: 0 }');
  expect(styles.print()).toBe(
    '.page-style-1 {\n  color: red;\n  margin: 0;\n}\n\n.a { margin: 0 }\n',
  );
});

test('says what a page shows only if it is a home page', () => {
  expect(convert('---\nhero: { name: a }\n---\nb')).toBe(
    'b\nhero:: `hero` is shown only by home pages here, so it was left out.',
  );
});

test.each([
  ['## `<A />`', 'a'],
  ['## a.b <!-- migrate: <C> was here -->', 'a-b'],
])('keeps the anchor of %s', (heading, anchor) => {
  const slugify = (text: string): string =>
    text.replace(/\W+/g, '-').replace(/^-|-$/g, '').toLowerCase();
  expect(keepAnchors(heading, slugify)).toBe(`${heading} {#${anchor}}`);
});

test.each([
  ['# a {#b}\n\n<br>', false],
  ['`<A />`\n\n```\nimport a\n```', false],
  ['<A />', true],
  ["import a from 'a'", true],
  ['<p className={a}>b</p>', true],
])('needs MDX: %j', (source, expected) => {
  expect(needsMdx(source, true)).toBe(expected);
});

test('knows every component of the theme', () => {
  expect([...ownComponents].sort()).toEqual(Object.keys(components).sort());
});

test.each([
  [':::tip\na', ':::tip\na\n\n:::\n'],
  [':::tip\na\n:::\nb', ':::tip\na\n:::\nb'],
  ['::::tip\n:::note\na\n', '::::tip\n:::note\na\n\n:::\n\n::::\n'],
  ['::::tip\n:::note\na\n::::\nb', '::::tip\n:::note\na\n::::\nb'],
  [':::tip\n:::\n:::note\na', ':::tip\n:::\n:::note\na\n\n:::\n'],
  ['```md\n:::tip\n```\n', '```md\n:::tip\n```\n'],
])('a container ends with its page: %j', (written, expected) => {
  expect(convert(written, { isMdx: false })).toBe(expected);
});
