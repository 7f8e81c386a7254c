import { testConstructs } from './testing.ts';

testConstructs({
  'component in .md (`<Badge …/>`, `<VPTeam…>`)': {
    source: 'a <Badge text="b" />\n\n<Card title="T">\n\nc\n\n</Card>',
    md: {
      problems: [
        "error 1:3 `<Badge>` is a component, which a `.md` file can't use.",
        "error 3:1 `<Card>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: {
      html: '<p>a <span class="pill tip">b</span></p>\n<div class="card"><p class="card-title">T</p><div class="card-text"><p>c</p></div></div>',
    },
  },
  'parts of a component': {
    source: '<Cards>\n<Cards.Card title="T" />\n</Cards>\n\na <Menu.Item /> b',
    md: {
      problems: [
        "error 1:1 `<Cards>` is a component, which a `.md` file can't use.",
        "error 5:3 `<Menu.Item>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: {
      problems: [
        'error 1:1 Rendering this JSX failed: Element type is invalid',
        'error 2:1 `<Cards.Card>` does not exist: `Cards` has no parts.',
        'error 5:3 The component `<Menu>` is unknown.',
        'error 5:3 Rendering this JSX failed: Element type is invalid',
      ],
    },
  },
  'unknown component in .mdx': {
    source: '<Chart data="1">a</Chart>',
    md: { problems: ["error 1:1 `<Chart>` is a component, which a `.md` file can't use."] },
    mdx: { problems: ['error 1:1 The component `<Chart>` is unknown.'] },
  },
  '`<Badge text="…" type="tip"/>` in .mdx': {
    source: '<Badge text="b" type="tip" />',
    md: { problems: ["error 1:1 `<Badge>` is a component, which a `.md` file can't use."] },
    mdx: { html: '<span class="pill tip">b</span>' },
  },
  '`<Callout>` / `<Aside>`': {
    source: '<Callout type="warn">a</Callout>\n\n<Aside type="caution" title="T">b</Aside>',
    md: {
      problems: [
        "error 1:1 `<Callout>` is a component, which a `.md` file can't use.",
        "error 3:1 `<Aside>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: {
      html: '<div warning><p title>Warning</p><p>a</p></div>\n<div warning><p title>T</p><p>b</p></div>',
    },
  },
  '`<LinkCard title href/>`, `<CardGrid>`': {
    source: '<CardGrid>\n  <LinkCard title="T" href="/near" description="D" />\n</CardGrid>',
    md: { problems: ["error 1:1 `<CardGrid>` is a component, which a `.md` file can't use."] },
    mdx: {
      html: '<div class="cards"><div class="card"><p class="card-title"><a class="plain" href="/base/near">T</a></p><div class="card-text">D</div></div></div>',
    },
  },
  '`<CardGrid>` / `<LinkCard>` / `<Cards>` / `<Card>`': {
    source: '<Cards>\n  <Card title="T" icon="🎉">a</Card>\n</Cards>',
    md: { problems: ["error 1:1 `<Cards>` is a component, which a `.md` file can't use."] },
    mdx: {
      html: '<div class="cards"><div class="card"><span class="card-icon" aria-hidden="true">🎉</span><p class="card-title">T</p><div class="card-text">a</div></div></div>',
    },
  },
  'the name of an icon': {
    source: '<Card title="T" icon="rocket">a</Card>',
    md: { problems: ["error 1:1 `<Card>` is a component, which a `.md` file can't use."] },
    mdx: {
      html: '<div class="card"><span class="card-icon" aria-hidden="true">rocket</span><p class="card-title">T</p><div class="card-text">a</div></div>',
      problems: ['warning 1:17 `<Card>` shows its `icon` "rocket" as text.'],
    },
  },
  '`<Accordion>` / `<Accordions>` / `<Details>`': {
    source:
      '<Accordions>\n  <Accordion title="A">x</Accordion>\n</Accordions>\n\n<Details title="B">y</Details>',
    md: {
      problems: [
        "error 1:1 `<Accordions>` is a component, which a `.md` file can't use.",
        "error 5:1 `<Details>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: {
      html: '<details details><summary>A</summary><p>x</p></details>\n<details details><summary>B</summary><p>y</p></details>',
    },
  },
  '`<Steps>`': {
    source: '<Steps>\n\n1. a\n2. b\n\n</Steps>',
    md: { problems: ["error 1:1 `<Steps>` is a component, which a `.md` file can't use."] },
    mdx: { html: '<div class="steps"><ol>\n<li>a</li>\n<li>b</li>\n</ol></div>' },
  },
  '`<FileTree>` with a list': {
    source: '<FileTree>\n\n- a/\n  - b.ts\n\n</FileTree>',
    md: { problems: ["error 1:1 `<FileTree>` is a component, which a `.md` file can't use."] },
    mdx: {
      html: '<div class="file-tree"><ul>\n<li class="folder">a/\n<ul>\n<li class="file">b.ts</li>\n</ul>\n</li>\n</ul></div>',
    },
  },
  '`<Tabs>` without import': {
    source: '<Tabs>\n  <Tab label="A">x</Tab>\n  <Tab label="B">y</Tab>\n</Tabs>',
    md: { problems: ["error 1:1 `<Tabs>` is a component, which a `.md` file can't use."] },
    mdx: {
      html: '<div class="tabs" data-tabs=""><div class="tab-list"><button>A</button><button>B</button></div><div class="tab-panel"><p>x</p></div><div class="tab-panel" hidden=""><p>y</p></div></div>',
    },
  },
  '`<Tabs>`/`<Tab>` with `groupId`/`values`/`defaultValue`': {
    source:
      '<Tabs groupId="g" defaultValue="b" values={[{ label: "A", value: "a" }, { label: "B", value: "b" }]}>\n  <TabItem value="a">x</TabItem>\n  <TabItem value="b">y</TabItem>\n</Tabs>',
    md: {
      problems: [
        "error 1:1 `<Tabs>` is a component, which a `.md` file can't use.",
        "error 2:3 `<TabItem>` is a component, which a `.md` file can't use.",
        "error 3:3 `<TabItem>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: {
      html: '<div class="tabs" data-tabs="g"><div class="tab-list"><button>A</button><button>B</button></div><div class="tab-panel" hidden=""><p>x</p></div><div class="tab-panel"><p>y</p></div></div>',
    },
  },
  '`<PackageManagerTabs command>`': {
    source: '<PackageManagerTabs command="install a" />',
    md: {
      problems: ["error 1:1 `<PackageManagerTabs>` is a component, which a `.md` file can't use."],
    },
    mdx: {
      html: '<div class="tabs" data-tabs="package-manager"><div class="tab-list" aria-label="Package manager"><button>npm</button><button>yarn</button><button>pnpm</button><button>bun</button><button>deno</button></div><div class="tab-panel"><pre bash>npm install a</pre></div><div class="tab-panel" hidden=""><pre bash>yarn add a</pre></div><div class="tab-panel" hidden=""><pre bash>pnpm install a</pre></div><div class="tab-panel" hidden=""><pre bash>bun add a</pre></div><div class="tab-panel" hidden=""><pre bash>deno add npm:a</pre></div></div>',
    },
  },
  '`<PackageManagerTabs command={{npm,…}}>`': {
    source: '<PackageManagerTabs command={{ npm: "npm a", yarn: "yarn a" }} />',
    md: {
      problems: ["error 1:1 `<PackageManagerTabs>` is a component, which a `.md` file can't use."],
    },
    mdx: {
      html: '<div class="tabs" data-tabs="package-manager"><div class="tab-list" aria-label="Package manager"><button>npm</button><button>yarn</button></div><div class="tab-panel"><pre bash>npm a</pre></div><div class="tab-panel" hidden=""><pre bash>yarn a</pre></div></div>',
    },
  },
  'JSX island with state (`useState`)': {
    source: "import Counter from './counter.tsx'\n\n<Counter />",
    md: {
      problems: [
        "warning 1:1 `import Counter from './counter.tsx'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Counter>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { html: '<b>0</b>' },
  },
  '`client:load` directives': {
    source: "import Counter from './counter.tsx'\n\n<Counter client:load />",
    md: {
      problems: [
        "warning 1:1 `import Counter from './counter.tsx'` is a statement, which a `.md` file can't use; it is shown as it is written.",
        "error 3:1 `<Counter>` is a component, which a `.md` file can't use.",
      ],
    },
    mdx: { html: '<b>0</b>' },
  },
});
