import { testConstructs } from './testing.ts';

testConstructs({
  'fence `title="…"`': {
    source: '```js title="a b.js"\na\n```',
    html: '<pre js title=a b.js>a</pre>',
  },
  "fence `title='…'` / `title=a.js`": {
    source: "```js title='a.js'\na\n```\n\n```js title=b.js\na\n```",
    html: '<pre js title=a.js>a</pre>\n<pre js title=b.js>a</pre>',
  },
  'fence `filename="…"`': {
    source: '```js filename="a.js"\na\n```',
    html: '<pre js title=a.js>a</pre>',
  },
  'fence `[a.js]` label': { source: '```js [a.js]\na\n```', html: '<pre js title=a.js>a</pre>' },
  'fence `npm2yarn` / `package-install`': {
    source: '```bash npm2yarn\nnpm install a\n```\n\n```package-install\nb -D\n```',
    html: '<div class="tabs" data-tabs="package-manager"><div class="tab-list" aria-label="Package manager"><button>npm</button><button>yarn</button><button>pnpm</button><button>bun</button><button>deno</button></div><div class="tab-panel"><pre bash>npm install a</pre></div><div class="tab-panel" hidden=""><pre bash>yarn add a</pre></div><div class="tab-panel" hidden=""><pre bash>pnpm install a</pre></div><div class="tab-panel" hidden=""><pre bash>bun add a</pre></div><div class="tab-panel" hidden=""><pre bash>deno add npm:a</pre></div></div>\n<div class="tabs" data-tabs="package-manager"><div class="tab-list" aria-label="Package manager"><button>npm</button><button>yarn</button><button>pnpm</button><button>bun</button><button>deno</button></div><div class="tab-panel"><pre bash>npm install b -D</pre></div><div class="tab-panel" hidden=""><pre bash>yarn add b -D</pre></div><div class="tab-panel" hidden=""><pre bash>pnpm install b -D</pre></div><div class="tab-panel" hidden=""><pre bash>bun add b -D</pre></div><div class="tab-panel" hidden=""><pre bash>deno add npm:b -D</pre></div></div>',
  },
  'fence language: dotenv / gitignore / toml / tree / log / ansi': {
    source:
      '```dotenv\na\n```\n\n```gitignore\na\n```\n\n```toml\na\n```\n\n```tree\na\n```\n\n```log\na\n```\n\n```ansi\na\n```',
    html: '<pre dotenv>a</pre>\n<pre gitignore>a</pre>\n<pre toml>a</pre>\n<pre tree>a</pre>\n<pre log>a</pre>\n<pre text ansi>a</pre>',
  },
  'fence language: sh / shell / console / zsh': {
    source: '```sh\na\n```\n\n```shell\na\n```\n\n```console\na\n```\n\n```zsh\na\n```',
    html: '<pre sh>a</pre>\n<pre shell>a</pre>\n<pre console>a</pre>\n<pre zsh>a</pre>',
  },
  'fence language: mdx / md': {
    source: '```mdx\na\n```\n\n```md\na\n```',
    html: '<pre mdx>a</pre>\n<pre md>a</pre>',
  },
  'fence language: vue / svelte / astro': {
    source: '```vue\na\n```\n\n```svelte\na\n```\n\n```astro\na\n```',
    html: '<pre vue>a</pre>\n<pre svelte>a</pre>\n<pre astro>a</pre>',
  },
  'fence language: jsonc / json5': {
    source: '```jsonc\na\n```\n\n```json5\na\n```',
    html: '<pre jsonc>a</pre>\n<pre json5>a</pre>',
  },
  'fence languages `ini` and `ignore`': {
    source: '```ini\na\n```\n\n```ignore\na\n```',
    html: '<pre ini>a</pre>\n<pre ignore>a</pre>',
  },
  'fence `twoslash`': {
    source: '```ts twoslash\na\n```',
    html: '<pre ts>a</pre>',
    problems: ['warning 1:1 The code fence says `twoslash`, which has no meaning here.'],
  },
  'fence `live` / `playground`': {
    source: '```jsx live\na\n```\n\n```tsx playground\na\n```',
    html: '<pre jsx>a</pre>\n<pre tsx>a</pre>',
    problems: [
      'warning 1:1 The code fence says `live`, which has no meaning here.',
      'warning 5:1 The code fence says `playground`, which has no meaning here.',
    ],
  },
  'fence `frame`': {
    source: '```ts frame="none"\na\n```',
    html: '<pre ts>a</pre>',
    problems: ['warning 1:1 The code fence says `frame="none"`, which has no meaning here.'],
  },
  'fence `mermaid`': {
    source: '```mermaid\na\n```',
    html: '<pre mermaid>a</pre>',
    problems: ['warning 1:1 The code fence `mermaid` is shown as code.'],
  },
  'fence `math`': {
    source: '```math\na\n```',
    html: '<pre math>a</pre>',
    problems: ['warning 1:1 The code fence `math` is shown as code.'],
  },
  'fence `file=…` / `file="…"`': {
    source: '```ts file=./a.ts\n```\n\n```ts file="./a.ts#r"\n```',
    files: { 'docs/en/a.ts': '// #region r\na\n// #endregion' },
    html: '<pre ts>// #region r\na\n// #endregion</pre>\n<pre ts>a</pre>',
  },
  '`<<< @/snippets/x.ts` / `<<< ./x`': {
    source: '<<< ./a.ts#r{1} [A]\n<<< @/en/a.ts{2-3 js:line-numbers}\n\ntext',
    files: { 'docs/en/a.ts': '// #region r\na\n// #endregion' },
    html: '<pre ts title=A><b highlighted>a</b>\n</pre>\n<pre line-numbers js><b>// #region r</b>\n<b highlighted>a</b>\n<b highlighted>// #endregion</b>\n</pre>\n<p>text</p>',
  },
  '`<<<` without a file': {
    source: '<<< ./a.ts',
    problems: ['error 1:1 The code fence quotes `./a.ts`, which does not exist.'],
  },
});
