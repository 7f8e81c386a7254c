// One file: most of the lines are drawings of sidebars.

import { describe, expect, test } from 'vitest';
import { bilingual, createFixtureSite, drawProblems, drawSidebar } from '../siteFixture.ts';

describe('folders without a _meta.json', () => {
  test('list pages and folders by name, the index first', () => {
    const site = createFixtureSite({
      docs: {
        'en/index.mdx': 'Home',
        'en/guide/z-page.md': 'Z',
        'en/guide/index.md': 'Guide',
        'en/guide/start/index.md': 'Start here',
        'en/guide/start/quick-start.md': 'Quick start',
        'en/guide/no-index/deep/page.md': '',
        'en/guide/solution.md': 'Solutions',
        'en/guide/solution/nodejs.md': 'Node.js',
      },
    });
    expect([...site.sidebars.keys()]).toEqual(['/guide/']);
    expect(drawSidebar(site.sidebars.get('/guide/'))).toMatchInlineSnapshot(`
      "Guide (/guide/)
      No index
        Deep
          Page (/guide/no-index/deep/page)
      Solutions (/guide/solution)
        Node.js (/guide/solution/nodejs)
      Start here (/guide/start/)
        Quick start (/guide/start/quick-start)
      Z (/guide/z-page)"
    `);
  });

  test('may have the index of a section next to it', () => {
    const site = createFixtureSite({ docs: { 'en/api.md': 'API', 'en/api/core.md': 'Core' } });
    expect(drawSidebar(site.sidebars.get('/api/'))).toMatchInlineSnapshot(`
      "API (/api)
      Core (/api/core)"
    `);
    expect(site.sidebarOf(site.pageOf('/api'))).toBe('/api/');
  });
});

test('drafts are marked in dev, and a _meta.json may name what is not shown', () => {
  const page = (frontmatter: object) => ({ title: 'A', frontmatter });
  const site = createFixtureSite({
    docs: {
      'en/guide/a.md': page({ draft: true }),
      'en/guide/b.md': page({ sidebar: { label: 'B', badge: 'new' } }),
      'en/guide/c.md': page({ unlisted: true }),
      'en/guide/d/index.md': page({ sidebar_label: 'D' }),
      'en/guide/d/e.md': 'E',
      'en/guide/_meta.json': [
        'a',
        { type: 'file', name: 'b', label: 'Own' },
        'c',
        'd',
        'gone',
        'later',
        'later/index',
      ],
    },
    drafts: ['/guide/later', '/guide/later/'],
  });
  expect(drawSidebar(site.sidebars.get('/guide/'))).toBe(
    'A (/guide/a) tag=Draft\nOwn (/guide/b) tag=new\nD (/guide/d/)\n  E (/guide/d/e)',
  );
  expect(drawProblems(site)).toMatch(/^error [^\n]*`gone`[^\n]*$/);
});

describe('_meta.json', () => {
  test('orders and describes every kind of entry', () => {
    const site = createFixtureSite({
      config: { base: '/docs/', cleanUrls: false },
      files: ['llms.txt'],
      docs: {
        'en/guide/index.md': 'Guide',
        'en/guide/a.md': 'A',
        'en/guide/b.md': 'B',
        'en/guide/unlisted.md': 'Unlisted',
        'en/guide/basic/cli.md': 'CLI',
        'en/guide/more/index.md': 'More',
        'en/guide/more/x.md': 'X',
        'en/guide/more/_meta.json': ['x', 'index'],
        'en/guide/_meta.json': [
          'b.md',
          { type: 'file', name: 'a', label: 'First', tag: 'new', context: 'blue' },
          { type: 'divider' },
          { type: 'divider', dividerType: 'dashed' },
          { type: 'section-header', label: 'Folders', tag: 'two' },
          'basic',
          {
            type: 'dir',
            name: 'more',
            label: 'And more',
            collapsible: false,
            collapsed: true,
            tag: 't',
            context: 'c',
            overviewHeaders: [2, 3],
          },
          { type: 'link', label: 'A page', link: './basic/cli.md', tag: 'l' },
          { type: 'link', label: 'Elsewhere', link: 'https://a.example/', context: 'out' },
          { type: 'link', label: 'A file', link: '/llms.txt' },
          'index',
        ],
      },
    });
    expect(drawProblems(site)).toBe('');
    expect(drawSidebar(site.sidebars.get('/guide/'))).toMatchInlineSnapshot(`
      "B (/docs/guide/b.html)
      First (/docs/guide/a.html) tag=new context=blue
      --- solid
      --- dashed
      ## Folders tag=two
      Basic
        CLI (/docs/guide/basic/cli.html)
      And more tag=t context=c collapsible=false collapsed=true overviewHeaders=2,3
        X (/docs/guide/more/x.html)
        More (/docs/guide/more/index.html)
      A page (/docs/guide/basic/cli.html) tag=l
      Elsewhere (https://a.example/) context=out
      A file (/docs/llms.txt)
      Guide (/docs/guide/index.html)"
    `);
  });

  test('shows the entries of folders below a heading, and pages of folders by their path', () => {
    const site = createFixtureSite({
      docs: {
        'en/guide/index.md': 'Guide',
        'en/guide/icons/index.md': 'Icons',
        'en/guide/icons/large.md': 'Large',
        'en/guide/icons/old/first.md': 'First',
        'en/guide/more/index.md': 'More',
        'en/guide/more/x.md': 'X',
        'en/guide/more/_meta.json': ['x', 'index'],
        'en/guide/plain/y.md': 'Y',
        'en/guide/_meta.json': [
          { type: 'dir-section-header', name: 'icons', label: 'All icons', tag: 'new' },
          { type: 'dir-section-header', name: 'more' },
          { type: 'dir-section-header', name: 'plain' },
          'icons/index',
          { type: 'file', name: 'icons/large.md', label: 'Again' },
          'icons/old',
          'icons/gone',
          { type: 'dir-section-header', name: 'icon' },
        ],
      },
    });
    expect(drawProblems(site)).toMatchInlineSnapshot(`
      "error docs/en/guide/_meta.json:23:3 There is no page \`icons/gone\` in this folder. Create it, or remove the entry.
      error docs/en/guide/_meta.json:26:13 There is no folder \`icon\` in this folder. Did you mean \`icons\`?"
    `);
    expect(drawSidebar(site.sidebars.get('/guide/'))).toMatchInlineSnapshot(`
      "## All icons tag=new
      Icons (/guide/icons/)
      Large (/guide/icons/large)
      Old
        First (/guide/icons/old/first)
      ## More
      X (/guide/more/x)
      More (/guide/more/)
      ## Plain
      Y (/guide/plain/y)
      Icons (/guide/icons/)
      Again (/guide/icons/large)
      Old
        First (/guide/icons/old/first)"
    `);
  });

  test('reports every entry that leads nowhere', () => {
    const site = createFixtureSite({
      docs: {
        'en/guide/quick-start.md': 'Quick start',
        'en/guide/basic/cli.md': 'CLI',
        'en/guide/basic/_meta.json': ['clo'],
        'en/guide/unlisted/page.md': 'Page',
        'en/guide/unlisted/_meta.json': ['pge'],
        'en/guide/_meta.json': [
          'quick-strat',
          { type: 'file', name: 'basic' },
          { type: 'dir', label: 'Nothing', name: 'something-else' },
          { type: 'link', label: 'Dead', link: '/guide/quickstart' },
          { type: 'dir', name: 'basik' },
          { type: 'dir', name: 'quick-start' },
          'basic',
        ],
      },
    });
    expect(drawProblems(site)).toMatchInlineSnapshot(`
      "error docs/en/guide/basic/_meta.json:2:3 There is no page \`clo\` in this folder. Did you mean \`cli\`?
      error docs/en/guide/unlisted/_meta.json:2:3 There is no page \`pge\` in this folder. Did you mean \`page\`?
      error docs/en/guide/_meta.json:2:3 There is no page \`quick-strat\` in this folder. Did you mean \`quick-start\`?
      error docs/en/guide/_meta.json:5:13 There is no page \`basic\` in this folder. Use \`"type": "dir"\`: the name is that of a folder.
      error docs/en/guide/_meta.json:10:13 There is no folder \`something-else\` in this folder. Create it, or remove the entry.
      error docs/en/guide/_meta.json:15:13 The link \`/guide/quickstart\` does not match any page or file. Did you mean \`/guide/quick-start\`?
      error docs/en/guide/_meta.json:19:13 There is no folder \`basik\` in this folder. Did you mean \`basic\`?
      error docs/en/guide/_meta.json:23:13 There is no folder \`quick-start\` in this folder. Use \`"type": "file"\`: the name is that of a page."
    `);
    expect(drawSidebar(site.sidebars.get('/guide/'))).toMatchInlineSnapshot(
      `"Dead (/guide/quickstart)"`,
    );
  });

  test('that is broken is reported, and its folder listed by name', () => {
    const site = createFixtureSite({
      docs: { 'en/guide/a.md': 'A', 'en/guide/b.md': 'B', 'en/guide/_meta.json': '["b",\n]' },
    });
    expect(drawProblems(site)).toMatchInlineSnapshot(
      `"error docs/en/guide/_meta.json:2:1 Expected a value, but found \`]\`. Remove the comma before it."`,
    );
    expect(drawSidebar(site.sidebars.get('/guide/'))).toMatchInlineSnapshot(`
      "A (/guide/a)
      B (/guide/b)"
    `);
  });

  test('may name an index by its file', () => {
    const readme = { title: 'Guide', pagePath: 'guide/index', routePath: '/guide/' };
    const site = createFixtureSite({
      docs: {
        'en/guide/README.md': readme,
        'en/guide/a.md': 'A',
        'en/guide/_meta.json': ['README', 'a'],
      },
    });
    expect(drawSidebar(site.sidebars.get('/guide/'))).toMatchInlineSnapshot(`
      "Guide (/guide/)
      A (/guide/a)"
    `);
    expect(site.problems).toEqual([]);
  });

  test('that is empty leaves its section without a sidebar', () => {
    const site = createFixtureSite({ docs: { 'en/guide/a.md': 'A', 'en/guide/_meta.json': [] } });
    expect(site.sidebarOf(site.pageOf('/guide/a'))).toBeNull();
  });

  test('keeps a link to an anchor for the link check', () => {
    const site = createFixtureSite({
      docs: {
        'en/guide/a.md': 'A',
        'en/guide/_meta.json': [{ type: 'link', label: 'Part', link: '/guide/a#part' }],
      },
    });
    expect(site.links).toEqual([
      {
        from: expect.objectContaining({ routePath: '/guide/', lang: 'en' }),
        links: [
          {
            href: '/guide/a#part',
            kind: 'link',
            file: 'docs/en/guide/_meta.json',
            line: 5,
            column: 13,
          },
        ],
      },
    ]);
  });
});

describe('a _meta.json beside the sections', () => {
  const docs = {
    'en/index.md': 'Home',
    'en/about.md': 'About',
    'en/hidden.md': 'Hidden',
    'en/config/lib.md': 'lib',
    'en/config/unlisted.md': 'Unlisted',
    'en/config/_meta.json': ['lib'],
    'en/guide/start.md': 'Start',
    'en/_meta.json': ['about', 'config'],
  };

  test('makes one sidebar of the pages and folders it lists', () => {
    const site = createFixtureSite({ docs });
    const keys = Object.entries(docs)
      .filter(([file]) => file.endsWith('.md'))
      .map(([file]) => file.slice(2, -3).replace(/index$/, ''))
      .map((route) => [route, site.sidebarOf(site.pageOf(route))]);
    expect(Object.fromEntries(keys)).toEqual({
      '/': null,
      '/about': '/',
      '/hidden': null,
      '/config/lib': '/',
      '/config/unlisted': '/',
      '/guide/start': '/guide/',
    });
    expect(drawSidebar(site.sidebars.get('/'))).toMatchInlineSnapshot(`
      "About (/about)
      Config
        lib (/config/lib)"
    `);
  });

  test('is not needed: pages in no section have a sidebar of their own', () => {
    const { 'en/_meta.json': _, ...pages } = docs;
    const site = createFixtureSite({
      docs: { ...pages, 'en/guide.md': 'Guide', 'en/empty/a.md': 'A', 'en/empty/_meta.json': [] },
    });
    expect([...site.sidebars.keys()]).toEqual(['/', '/config/', '/guide/']);
    expect(drawSidebar(site.sidebars.get('/'))).toBe('Home (/)\nAbout (/about)\nHidden (/hidden)');
    const sidebarOf = (route: string) => site.sidebarOf(site.pageOf(route));
    expect(['/', '/about', '/guide', '/guide/start', '/empty/a'].map(sidebarOf)).toEqual([
      ...['/', '/', '/guide/', '/guide/', null],
    ]);
    expect(site.pagerOf(site.pageOf('/about')).next?.link).toBe('/hidden');
  });

  test.each([
    ['a single page', { 'en/about.md': 'About' }],
    ['a home page and another', { 'en/index.md': { pageType: 'home' }, 'en/about.md': 'About' }],
    ['the page of a section', { 'en/guide.md': 'Guide', 'en/guide/a.md': 'A', 'en/b.md': 'B' }],
  ])('%s needs no sidebar', (_, pages) => {
    expect(createFixtureSite({ docs: pages }).sidebars.has('/')).toBe(false);
  });
});

test('every version and language has sidebars of its own', () => {
  const site = createFixtureSite({
    config: { ...bilingual, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } },
    docs: {
      'v2/en/guide/a.md': 'A',
      'v2/zh/index.md': '主页',
      'v1/zh/guide/a.md': '旧',
      'v1/zh/guide/deep/b.md': '旧',
    },
  });
  expect([...site.sidebars.keys()]).toEqual(['/guide/', '/v1/zh/guide/']);
  expect(site.sidebarOf(site.pageOf('/v1/zh/guide/deep/b'))).toBe('/v1/zh/guide/');
  expect(site.sidebarOf(site.pageOf('/zh/'))).toBeNull();
});
