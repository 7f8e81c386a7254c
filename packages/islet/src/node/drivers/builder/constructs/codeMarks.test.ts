import { testConstructs } from './testing.ts';

testConstructs({
  '`// [!code ++]` / `[!code --]`': {
    source: '```js\na(); // [!code --]\nb(); // [!code ++]\nc();\n```',
    html: '<pre diff js><del>- a();\n</del><ins>+ b();\n</ins>  c();</pre>',
  },
  '`// [!code highlight]`': {
    source: '```js\na; // [!code highlight]\nb;\n```',
    html: '<pre js><b highlighted>a;</b>\n<b>b;</b>\n</pre>',
  },
  '`// [!code highlight:2]` on a line of its own': {
    source: '```yaml\n# [!code hl:2]\na: 1\nb: 2\nc: 3\n```',
    html: '<pre yaml><b highlighted>a: 1</b>\n<b highlighted>b: 2</b>\n<b>c: 3</b>\n</pre>',
  },
  '`// [!code focus]`': {
    source: '```js\na;\nb; /* [!code focus] */\n```',
    html: '<pre js><b>a;</b>\n<b highlighted>b;</b>\n</pre>',
  },
  '`// [!code error|warning]`': {
    source: '```html\n<p> <!-- [!code error] -->\n<b> <!-- [!code warning] -->\n```',
    html: '<pre html><b highlighted danger>&#x3C;p></b>\n<b highlighted warning>&#x3C;b></b>\n</pre>',
  },
  '`// [!code word:…]`': {
    source: '```js\n// [!code word:b.c:1]\na(b.c);\nb.c;\nbxc; // [!code word:x]\n```',
    html: '<pre js>a(<mark>b.c</mark>);\nb.c;\nb<mark>x</mark>c;</pre>',
  },
  'a mark without a meaning': {
    source: '```js\na; // [!code fold]\n```',
    html: '<pre js>a;</pre>',
    problems: [
      'warning 1:1 The code has the mark `[!code fold]`, which has no meaning here, so it is left out.',
    ],
  },
  'a mark that is shown': {
    source: '```js\na; // [!!code ++]\n```',
    html: '<pre js>a; // [!code ++]</pre>',
  },
  '`// highlight-next-line` / `highlight-start`': {
    source:
      '```jsx\n// highlight-next-line\na\nb\n{/* highlight-start */}\nc\nd\n{/* highlight-end */}\ne\n```',
    html: '<pre jsx><b highlighted>a</b>\n<b>b</b>\n<b highlighted>c</b>\n<b highlighted>d</b>\n<b>e</b>\n</pre>',
  },
  '`highlight-start` without `highlight-end`, and the other way round': {
    source: '```js\n// highlight-end\na;\n// highlight-start\nb;\n```',
    html: '<pre js>a;\nb;</pre>',
    problems: [
      'warning 1:1 The code has `highlight-end` without `highlight-start`, so it highlights nothing.',
      'warning 1:1 The code has `highlight-start` without `highlight-end`, so it highlights nothing.',
    ],
  },
  'fence `ins={}` `del={}` `mark=`, `"text"`, `/re/`': {
    source:
      '```text ins={2} del={1}\na\n\nb\n```\n\n```text mark={1}\na\n```\n\n```js "a.b" /c+/\na.b(ccd)\naxb\n```',
    html: '<pre diff text><del>- a\n</del><ins>+ \n</ins>  b</pre>\n<pre text><b highlighted>a</b>\n</pre>\n<pre js><mark>a.b</mark>(<mark>cc</mark>d)\naxb</pre>',
  },
  'fence `{1,3-5}`': {
    source: '```js {1,3-4}\na\nb\nc\nd\n```',
    html: '<pre js><b highlighted>a</b>\n<b>b</b>\n<b highlighted>c</b>\n<b highlighted>d</b>\n</pre>',
  },
  'fence `js{2}` (no space)': {
    source: '```js{2}\na\nb\n```',
    html: '<pre js><b>a</b>\n<b highlighted>b</b>\n</pre>',
  },
  'fence `diff`': {
    source: '```diff\n-a\n+b\n```',
    html: '<pre diff><del>-a\n</del><ins>+b</ins></pre>',
  },
  'fence `diff lang="js"` / `js diff`': {
    source: '```diff lang="js"\n-a\n+b\n c\n```\n\n```js diff\n- a\n+ b\n  c\n```',
    html: '<pre diff js><del>-a\n</del><ins>+b\n</ins> c</pre>\n<pre diff js><del>- a\n</del><ins>+ b\n</ins>  c</pre>',
  },
  'fence line numbers `:line-numbers` / `showLineNumbers`': {
    source: '```ts:line-numbers\na\n```\n\n```ts showLineNumbers\na\n```',
    html: '<pre line-numbers ts><b>a</b>\n</pre>\n<pre line-numbers ts><b>a</b>\n</pre>',
  },
  'line numbers that begin with another': {
    source: '```ts:line-numbers=5\na\n```\n\n```ts showLineNumbers{5}\na\n```',
    html: '<pre ts>a</pre>\n<pre ts>a</pre>',
    problems: [
      'warning 1:1 The code fence says `:line-numbers=5`, which has no meaning here.',
      'warning 5:1 The code fence says `showLineNumbers{5}`, which has no meaning here.',
    ],
  },
  'fence `lineNumbers` / `wrapCode` / `fold`': {
    source: '```js lineNumbers wrapCode\na\n```\n\n```js fold\na\n```',
    html: '<pre wrap line-numbers js><b>a</b>\n</pre>\n<pre js>a</pre>',
  },
});
