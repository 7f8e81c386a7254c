import { testConstructs } from './testing.ts';

testConstructs({
  "`import {…} from '@astrojs/starlight/components'`": {
    source: 'import { Badge } from \'@astrojs/starlight/components\'\n\n<Badge text="b" />',
    md: {
      problems: [
        "warning 1:1 `import { Badge } from '@astrojs/starlight/components'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Badge>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { html: '<span class="pill tip">b</span>' },
  },
  "`import {…} from '@rspress/core/theme'`": {
    source: 'import { Badge } from \'@rspress/core/theme\'\n\n<Badge text="b" />',
    md: {
      problems: [
        "warning 1:1 `import { Badge } from '@rspress/core/theme'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Badge>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { html: '<span class="pill tip">b</span>' },
  },
  "`import Tabs from '@theme/Tabs'`": {
    source:
      'import Tabs from \'@theme/Tabs\'\nimport TabItem from \'@theme/TabItem\'\n\n<Tabs><TabItem value="a" label="A">x</TabItem></Tabs>',
    md: {
      problems: [
        "warning 1:1 `import Tabs from '@theme/Tabs'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 4:1 `<Tabs>` is a component, which a `.md` file can't use.",
        "error 4:7 `<TabItem>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: {
      html: '<div class="tabs" data-tabs=""><div class="tab-list"><button>A</button></div><div class="tab-panel"><p>x</p></div></div>',
    },
  },
  'import of a component through an alias (`~/x`, `@components/x`, `@site/x`)': {
    source: "import Chart from '@site/src/chart'\n\n<Chart />",
    md: {
      problems: [
        "warning 1:1 `import Chart from '@site/src/chart'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Chart>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { problems: ['error 1:1 The module `@site/src/chart` cannot be found.'] },
  },
  'import of a Vue/Astro/Svelte component': {
    source: "import Chart from './chart.vue'\n\n<Chart />",
    md: {
      problems: [
        "warning 1:1 `import Chart from './chart.vue'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Chart>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { problems: ['error 1:1 The import `./chart.vue` does not exist.'] },
  },
  'import of a Markdown fragment': {
    source: "import Part from './_part.mdx'\n\n<Part />",
    files: { 'docs/en/_part.mdx': '*part*' },
    md: {
      problems: [
        "warning 1:1 `import Part from './_part.mdx'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Part>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { html: '<p><em>part</em></p>' },
  },
  'a Markdown fragment through an alias of the config': {
    source: "import Part from '@parts/a.mdx'\n\n<Part />",
    files: { 'docs/parts/a.mdx': '*part*' },
    md: {
      problems: [
        "warning 1:1 `import Part from '@parts/a.mdx'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Part>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { html: '<p><em>part</em></p>' },
  },
  'import of a Markdown fragment by a name that is not a path (`@en/x.mdx`, `@site/x.md`, `package/x.md`)':
    {
      source: "import Part from '@site/a.mdx'\n\n<Part />",
      md: {
        problems: [
          "warning 1:1 `import Part from '@site/a.mdx'` is a statement, which a `.md` file can't use; it is shown as it is written.",
          "error 3:1 `<Part>` is a component, which a `.md` file can't use.",
        ],
      },
      mdx: { problems: ['error 1:1 The fragment `@site/a.mdx` must be imported by its path.'] },
    },
  'import of an image in .mdx': {
    source: 'import picture from \'./a.png\'\n\n<img src={picture} alt="a" />',
    md: {
      problems: [
        "warning 1:1 `import picture from './a.png'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        'error 3:1 The image `{picture}` does not exist.',
      ],
    },
    mdx: { html: '<img src="/base/hashed/a.png" alt="a"/>' },
  },
  'the `src` of an imported image': {
    source: 'import picture from \'./a.png\'\n\n<img src={picture.src} alt="a" />',
    md: {
      problems: [
        "warning 1:1 `import picture from './a.png'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        'error 3:1 The image `{picture.src}` does not exist.',
      ],
    },
    mdx: {
      html: '<img alt="a"/>',
      problems: ['warning 3:1 An `<img>` is rendered without a `src`.'],
    },
  },
  'an image that a script loads later': {
    source: '<img data-src="/a.png" alt="a" />',
    html: '<img data-src="/a.png" alt="a">',
  },
  'image alias `~/assets`, `@site/static`': {
    source: '![a](~/assets/a.png)\n\n![a](@site/static/a.png)',
    problems: [
      'error 1:1 The image `~/assets/a.png` does not exist.',
      'error 3:1 The image `@site/static/a.png` does not exist.',
    ],
  },
  '`import x from "./file?raw"`': {
    source: "import text from './a.ts?raw'\n\n<Badge text={text} />",
    files: { 'docs/en/a.ts': 'let a;\n' },
    md: {
      problems: [
        "warning 1:1 `import text from './a.ts?raw'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Badge>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { html: '<span class="pill tip">let a;\n</span>' },
  },
  'the text of a file that is missing': {
    source: "import text from './a.ts?raw'\n\n<Badge text={text} />",
    md: {
      problems: [
        "warning 1:1 `import text from './a.ts?raw'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Badge>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { problems: ['error 1:1 The import `./a.ts?raw` does not exist.'] },
  },
  '`<include>…</include>` / `<Include>`': {
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
  '`<!--@include: ./x.md-->`': {
    source: '<!-- @include: ./_part.mdx -->\n\n<!--@include: @/en/_part.mdx-->',
    files: { 'docs/en/_part.mdx': '*part*' },
    md: { html: '<p><em>part</em></p><p><em>part</em></p>' },
    mdx: { problems: ['error 1:2 Unexpected character `!`'] },
  },
  'a part of an included file': {
    source: '<!-- @include: ./_part.mdx{1,2} -->',
    files: { 'docs/en/_part.mdx': '*part*' },
    md: {
      problems: [
        'error 1:1 `./_part.mdx{1,2}` names a part of a Markdown file, and only whole ones can be included.',
      ],
    },
    mdx: { problems: ['error 1:2 Unexpected character `!`'] },
  },
});
