import { describe, expect, test } from 'vitest';
import { notFoundRecord } from '../content/notFoundRecord.ts';
import { buildPageData, type DescribedPage } from './buildPageData.ts';
import { checkLinks } from './checkLinks.ts';
import { bilingual, createFixtureSite } from './siteFixture.ts';

const options = {
  buildId: 'build-1',
  sidebarUrl: (key: string) => `/data/sidebar${key}`,
  siteUrl: ({ lang }: { lang: string }) => `/data/site-${lang}`,
  lastUpdated: '2024-01-02T03:04:05.000Z',
  tocOf: async () => [],
};

const site = createFixtureSite({
  config: {
    ...bilingual,
    themeConfig: {
      editLink: { docRepoBaseUrl: 'https://a.example/edit/docs/' },
      hero: {
        name: 'Tool',
        image: { src: '/logo.svg' },
        actions: [{ text: 'Go', link: '/gide/' }],
      },
      features: [{ title: 'Fast', details: 'Very', icon: '🚀' }],
    },
  },
  files: ['logo.svg'],
  docs: {
    'en/index.md': { title: '', pageType: 'home' },
    'en/guide/a b.mdx': 'A',
    'en/guide/b.md': { title: 'B', frontmatter: { sidebar: false, overview: true } },
    'en/guide/c.md': { title: 'C', pageType: 'custom' },
    'zh/index.md': {
      title: '主页',
      pageType: 'home',
      frontmatter: {
        hero: { actions: [] },
        features: [{ title: 'F', details: '…', icon: '/icon.svg', link: '/guide/b', span: 4 }],
      },
    },
  },
});

function described(route: string): DescribedPage {
  const toc = [{ text: 'Two', id: 'two', depth: 2, charIndex: -1 }];
  return { ...site.pageOf(route), description: 'About it', toc };
}

describe('buildPageData', () => {
  test('of a documentation page', async () => {
    expect(await buildPageData(site, described('/guide/a b'), options)).toMatchInlineSnapshot(`
      {
        "buildId": "build-1",
        "description": "About it",
        "documentTitle": "A - Site",
        "editLink": "https://a.example/edit/docs/en/guide/a%20b.mdx",
        "filePath": "docs/en/guide/a b.mdx",
        "frontmatter": {},
        "lang": "en",
        "languages": {
          "en": "/guide/a%20b",
          "zh": "/zh/",
        },
        "lastUpdated": "2024-01-02T03:04:05.000Z",
        "next": {
          "link": "/guide/b",
          "text": "B",
        },
        "overview": null,
        "pagePath": "guide/a b",
        "pageType": "doc",
        "prev": null,
        "routePath": "/guide/a b",
        "sidebar": "/data/sidebar/guide/",
        "site": "/data/site-en",
        "title": "A",
        "toc": [
          {
            "charIndex": -1,
            "depth": 2,
            "id": "two",
            "text": "Two",
          },
        ],
        "version": "",
        "versions": {},
      }
    `);
  });

  test('of a page that wants no sidebar', async () => {
    const data = await buildPageData(site, described('/guide/b'), options);
    expect([data.sidebar, data.prev?.text, data.overview?.[0]?.name]).toEqual([
      null,
      'A',
      'Others',
    ]);
  });

  test('of a custom page', async () => {
    const { sidebar, prev, next, editLink, lastUpdated } = await buildPageData(
      site,
      described('/guide/c'),
      options,
    );
    expect([sidebar, prev, next, editLink, lastUpdated]).toEqual([null, null, null, null, null]);
  });

  test('of a home page, with hero and features of the config where it has none', async () => {
    const english = await buildPageData(site, described('/'), options);
    expect([english.documentTitle, english.frontmatter.hero?.name]).toEqual(['Site', 'Tool']);
    const chinese = await buildPageData(site, described('/zh/'), options);
    expect(chinese.documentTitle).toBe('主页 - Site');
    expect(chinese.frontmatter).toEqual(site.pageOf('/zh/').frontmatter);
  });

  test('of the page for unknown paths', async () => {
    const place = { version: '', lang: 'zh' };
    const data = await buildPageData(
      site,
      notFoundRecord({ ...place, filePath: '', pagePath: '404', routePath: '/zh/404' }),
      options,
    );
    expect(data).toMatchObject({
      pageType: '404',
      routePath: '/zh/404',
      title: '页面未找到',
      documentTitle: '页面未找到 - Site',
      languages: { en: '/', zh: '/zh/' },
      editLink: null,
      sidebar: null,
    });
  });
});

test('links and images of hero and features are checked', () => {
  const problems = checkLinks({ ...site.targets, ids: new Map() }, site.links);
  expect(
    problems.map(({ file, message, fix }) => `${file}: ${message} ${fix}`),
  ).toMatchInlineSnapshot(`
    [
      "site.config.ts: The link \`/gide/\` leads to no page and no file. Did you mean \`/guide/b\`?",
      "docs/zh/index.md: The image \`/icon.svg\` does not exist. Put the file next to the page and link it with \`./\`, or into the public folder.",
    ]
  `);
});
