import { describe, expect, test } from 'vitest';
import type { OverviewGroup } from '#shared/navigation.ts';
import type { OutlineEntry } from '#shared/types.ts';
import { createFixtureSite, type SiteFixture } from '../siteFixture.ts';
import { outlineOverview } from './buildOverview.ts';

const toc: OutlineEntry[] = [
  { text: 'Two', id: 'two', depth: 2, charIndex: 0 },
  { text: 'Three', id: '三', depth: 3, charIndex: 9 },
];
const record = { description: '', default: '', toc };
const overview = { frontmatter: { overview: true } };

async function overviewOf(route: string, fixture: SiteFixture): Promise<string> {
  const site = createFixtureSite(fixture);
  const groups = await site.overviewOf(site.pageOf(route), async () => record);
  return groups ? draw(groups) : 'none';
}

function draw(groups: readonly OverviewGroup[]): string {
  return groups
    .flatMap(({ name, pages }) => [
      name,
      ...pages.flatMap((page) => [
        `  ${page.text} (${page.link})`,
        ...page.headers.map(({ text, link, depth }) => `    h${depth} ${text} (${link})`),
      ]),
    ])
    .join('\n');
}

describe('the ids of groups', () => {
  const docs = {
    'en/config/index.md': { title: 'Config', ...overview },
    'en/config/a/b.md': 'B',
    'en/config/_meta.json': ['Two', 'Config', 'content', '选项', '&'].map((label) => ({
      type: 'dir',
      name: 'a',
      label,
    })),
  };

  test('are those of headings, and no other ids of the page', async () => {
    const site = createFixtureSite({ docs });
    const groups = await site.overviewOf(site.pageOf('/config/'), async () => record);
    expect(groups?.map(({ id }) => id)).toEqual([
      'two-1',
      'config-1',
      'content',
      '选项',
      'section',
    ]);
    expect(outlineOverview(groups ?? [])[0]).toEqual({
      text: 'Two',
      id: 'two-1',
      depth: 2,
      charIndex: -1,
    });
  });
});

describe('overview', () => {
  test('groups the pages of the section, loose ones last', async () => {
    const docs = {
      'en/config/index.md': overview,
      'en/config/loose.md': 'Loose',
      'en/config/lib/dts.md': { title: 'dts', frontmatter: { overviewHeaders: [2, 3] } },
      'en/config/lib/none.md': { title: 'none', frontmatter: { overviewHeaders: [] } },
      'en/config/lib/deep/page.md': 'Deep',
      'en/config/rsbuild/index.md': 'Rsbuild',
      'en/config/rsbuild/output.md': 'output',
      'en/config/rsbuild/tools.md': 'tools',
      'en/config/rsbuild/_meta.json': [
        'output',
        { type: 'file', name: 'tools', overviewHeaders: [2] },
      ],
      'en/config/empty/_meta.json': [{ type: 'link', label: 'Out', link: 'https://a.example/' }],
      'en/config/_meta.json': [
        'index',
        'loose',
        { type: 'section-header', label: 'Header' },
        { type: 'dir', name: 'lib', label: 'Library' },
        { type: 'dir', name: 'rsbuild', overviewHeaders: [3] },
        'empty',
        { type: 'link', label: 'Out', link: 'https://a.example/' },
      ],
    };
    expect(
      await overviewOf('/config/', { docs, config: { base: '/docs/' } }),
    ).toMatchInlineSnapshot(`
      "Library
        Deep (/docs/config/lib/deep/page)
          h2 Two (/docs/config/lib/deep/page#two)
        dts (/docs/config/lib/dts)
          h2 Two (/docs/config/lib/dts#two)
          h3 Three (/docs/config/lib/dts#%E4%B8%89)
        none (/docs/config/lib/none)
      Rsbuild
        Rsbuild (/docs/config/rsbuild/)
          h3 Three (/docs/config/rsbuild/#%E4%B8%89)
        output (/docs/config/rsbuild/output)
          h3 Three (/docs/config/rsbuild/output#%E4%B8%89)
        tools (/docs/config/rsbuild/tools)
          h2 Two (/docs/config/rsbuild/tools#two)
      Others
        Loose (/docs/config/loose)
          h2 Two (/docs/config/loose#two)"
    `);
  });

  test('of a folder in a section lists that folder, even if no sidebar shows it', async () => {
    const docs = {
      'zh/guide/other.md': 'Other',
      'zh/guide/_meta.json': ['other'],
      'zh/guide/basic/overview.md': overview,
      'zh/guide/basic/cli.md': 'CLI',
    };
    expect(
      await overviewOf('/guide/basic/overview', { docs, config: { defaultLang: 'zh' } }),
    ).toMatchInlineSnapshot(`
      "其他
        CLI (/guide/basic/cli)
          h2 Two (/guide/basic/cli#two)"
    `);
  });

  test('takes the sidebar of the config if there is one', async () => {
    const docs = { 'en/api.md': overview, 'en/api/a.md': 'A', 'en/api/b.md': 'B' };
    const sidebar = { '/api/': [{ text: 'Only', link: '/api/b' }] };
    expect(
      await overviewOf('/api', { docs, config: { themeConfig: { sidebar } } }),
    ).toMatchInlineSnapshot(`
      "Others
        Only (/api/b)
          h2 Two (/api/b#two)"
    `);
  });

  test('any other page has none', async () => {
    expect(await overviewOf('/a/b', { docs: { 'en/a/b.md': 'B' } })).toBe('none');
  });
});

test('pages have the first sentence of their description and their default, and headings of many pages are marked', async () => {
  const docs = {
    'en/api/index.md': overview,
    'en/api/a.md': 'A',
    'en/api/b.md': 'B',
    'en/api/c.md': 'C',
  };
  const site = createFixtureSite({ docs });
  const heading = (text: string) => ({ text, id: text.toLowerCase(), depth: 2, charIndex: 0 });
  const groups = await site.overviewOf(site.pageOf('/api/'), async (route) => ({
    description: route === '/api/c' ? '' : 'Names the file, e.g. `a.js`. More about it.',
    default: route === '/api/a' ? 'true' : '',
    toc: ['Fields', 'Errors', 'Errors']
      .filter((text) => text === 'Errors' || route !== '/api/c')
      .map(heading),
  }));
  const drawn = groups?.[0]?.pages.map(({ summary, default: fallback, headers }) =>
    [
      summary,
      fallback,
      ...headers.map(({ text, isShared }) => (isShared ? `(${text})` : text)),
    ].join(' | '),
  );
  expect(drawn).toMatchInlineSnapshot(`
    [
      "Names the file, e.g. \`a.js\`. | true | Fields | (Errors) | (Errors)",
      "Names the file, e.g. \`a.js\`. |  | Fields | (Errors) | (Errors)",
      " |  | (Errors) | (Errors)",
    ]
  `);
});

test('sidebars and overviews tag what is new, deprecated or experimental; `_meta.json` may say more', async () => {
  const site = createFixtureSite({
    docs: {
      'en/api/index.md': overview,
      'en/api/a.md': { title: 'A', frontmatter: { since: '1.2' } },
      'en/api/b.md': { title: 'B', frontmatter: { deprecated: true } },
      'en/api/_meta.json': ['index', 'a', { type: 'file', name: 'b', tag: 'old' }],
    },
  });
  const marked = [{ text: 'Two', id: 'two', depth: 2, charIndex: 0, status: 'Experimental' }];
  expect(site.sidebars.get('/api/')?.map(({ tag }) => tag)).toEqual([
    undefined,
    'Since 1.2',
    'old',
  ]);
  const [group] =
    (await site.overviewOf(site.pageOf('/api/'), async () => ({ ...record, toc: marked }))) ?? [];
  expect(group?.pages.map(({ tag, headers }) => [tag, headers[0]?.tag])).toEqual([
    ['Since 1.2', 'Experimental'],
    ['old', 'Experimental'],
  ]);
});
