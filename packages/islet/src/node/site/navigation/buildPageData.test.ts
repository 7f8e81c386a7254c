import { describe, expect, test } from 'vitest';
import type { Frontmatter } from '#shared/frontmatter.ts';
import chinese from '#shared/labels/zh.json' with { type: 'json' };
import { notFoundRecord } from '../../page/record/notFoundRecord.ts';
import { buildPageData, type PageDataOptions } from './buildPageData.ts';
import { bilingual, createFixtureSite, drawProblems } from './siteFixture.ts';

const options: PageDataOptions = {
  isolated: [],
  buildId: 'build-1',
  sidebarUrl: (key) => `/data/sidebar${key}`,
  siteUrl: ({ lang }) => `/data/site-${lang}`,
  llms: true,
  lastUpdated: '2024-01-02T03:04:05.000Z',
  recordOf: async () => null,
  stylesOf: ({ pageType }) => (pageType === 'home' ? ['/home.css'] : []),
};

const site = createFixtureSite({
  config: {
    ...bilingual,
    base: '/docs/',
    themeConfig: {
      editLink: { docRepoBaseUrl: 'https://a.example/edit/docs/' },
      hero: {
        name: 'Tool',
        image: { src: '/logo.svg' },
        actions: [
          { text: 'Go', link: '/guide/b.md' },
          { text: 'Home', link: './' },
        ],
      },
      features: [{ title: 'Fast', details: 'Very', icon: '🚀', link: '/gide/' }],
    },
  },
  files: ['logo.svg'],
  docs: {
    'en/index.md': { title: '', pageType: 'home' },
    'en/guide/a b.mdx': 'A',
    'en/guide/b.md': { title: 'B', frontmatter: { sidebar: false, overview: true } },
    'en/guide/c.md': { title: 'C', pageType: 'custom' },
    'zh/index.md': { title: '主页', pageType: 'home', frontmatter: { hero: { actions: [] } } },
    'zh/guide/b.md': '乙',
  },
});

function described(route: string): Parameters<typeof buildPageData>[1] {
  const toc = [{ text: 'Two', id: 'two', depth: 2, charIndex: -1 }];
  return { ...site.pageOf(route), description: 'About it', toc, imports: [], stylesheet: null };
}

describe('buildPageData', () => {
  test('of a documentation page', async () => {
    expect(await buildPageData(site, described('/guide/a b'), options)).toMatchInlineSnapshot(`
      {
        "buildId": "build-1",
        "description": "About it",
        "documentTitle": "A - Site",
        "editUrl": "https://a.example/edit/docs/en/guide/a%20b.mdx",
        "filePath": "docs/en/guide/a b.mdx",
        "frontmatter": {},
        "lang": "en",
        "languageUrls": {
          "en": "/docs/guide/a%20b",
          "zh": "/docs/zh/",
        },
        "lastUpdated": "2024-01-02T03:04:05.000Z",
        "markdownUrl": "/docs/guide/a%20b.md",
        "near": undefined,
        "next": {
          "link": "/docs/guide/b",
          "text": "B",
        },
        "overview": null,
        "pagePath": "guide/a b",
        "pageType": "doc",
        "prev": null,
        "routePath": "/guide/a b",
        "sidebarUrl": "/data/sidebar/guide/",
        "siteUrl": "/data/site-en",
        "styleUrls": undefined,
        "title": "A",
        "toc": [
          {
            "charIndex": -1,
            "depth": 2,
            "id": "two",
            "text": "Two",
          },
        ],
        "untranslatedLangs": [
          "zh",
        ],
        "version": "",
        "versionUrls": {},
      }
    `);
  });

  test('of a page without a sidebar', async () => {
    const data = await buildPageData(site, described('/guide/b'), options);
    expect([data.sidebarUrl, data.prev?.text, data.overview?.[0]?.name]).toEqual([
      null,
      'A',
      'Others',
    ]);
  });

  test('of a custom page', async () => {
    const { sidebarUrl, prev, next, editUrl, lastUpdated } = await buildPageData(
      site,
      described('/guide/c'),
      options,
    );
    expect([sidebarUrl, prev, next, editUrl, lastUpdated]).toEqual([null, null, null, null, null]);
  });

  test('of a home page, with hero and features of the config if it has none', async () => {
    const english = await buildPageData(site, described('/'), options);
    expect(english.documentTitle).toBe('Site');
    expect(english.styleUrls).toEqual(['/home.css']);
    const { hero, features } = english.frontmatter;
    expect([hero?.name, hero?.image?.src, features?.[0]?.icon]).toEqual([
      'Tool',
      '/docs/logo.svg',
      '🚀',
    ]);
    expect(hero?.actions.map(({ link }) => link)).toEqual(['/docs/guide/b', '/docs/']);
    const chinese = await buildPageData(site, described('/zh/'), options);
    expect(chinese.documentTitle).toBe('主页 - Site');
    expect(chinese.frontmatter.hero).toEqual({ actions: [] });
    expect(chinese.frontmatter.features).toEqual(features);
    expect(site.homeOf({ version: '', lang: 'zh' }).hero?.actions).toMatchObject([
      { link: '/docs/zh/guide/b' },
      { link: '/docs/zh/' },
    ]);
  });

  test('of the page for unknown paths', async () => {
    const place = { version: '', lang: 'zh' };
    const data = await buildPageData(
      site,
      notFoundRecord({ ...place, filePath: '', pagePath: '404', routePath: '/zh/404' }, chinese),
      options,
    );
    expect(data).toMatchObject({
      pageType: '404',
      routePath: '/zh/404',
      title: '页面未找到',
      documentTitle: '页面未找到 - Site',
      languageUrls: { en: '/docs/', zh: '/docs/zh/' },
      editUrl: null,
      sidebarUrl: null,
    });
  });
});

test('links and images of the home page in the config are checked, once for all languages', () => {
  const broken = createFixtureSite({
    config: {
      ...bilingual,
      themeConfig: {
        hero: { image: { src: '/logo.png' }, actions: [{ text: 'Go', link: '/guide/x' }] },
        features: [
          { title: 'F', details: '…', icon: './i.svg', link: '/nowhere/at/all' },
          { title: 'F', details: '…', link: '/guide/a#part' },
        ],
      },
    },
    files: ['logo.svg'],
    docs: { 'en/index.md': '', 'en/guide/a.md': 'A', 'zh/index.md': '' },
  });
  expect(drawProblems(broken)).toMatchInlineSnapshot(`
    "error site.config.ts \`themeConfig.hero.image.src\`: The file \`/logo.png\` is not in the public folder. Did you mean \`/logo.svg\`?
    error site.config.ts \`themeConfig.hero.actions[0].link\`: The link \`/guide/x\` does not match any page or file. Did you mean \`/guide/a\`?
    error site.config.ts \`themeConfig.features[0].link\`: The link \`/nowhere/at/all\` does not match any page or file. Correct the link, or create the page.
    error site.config.ts \`themeConfig.features[0].icon\`: The file \`./i.svg\` is not in the public folder. Put it there, or correct the path."
  `);
  expect(broken.links.map(({ from, links }) => [from.lang, links[0]?.href])).toEqual([
    ['en', '/guide/a#part'],
    ['zh', '/guide/a#part'],
  ]);
});

describe('front matter', () => {
  const toc = [2, 3, 4].map((depth) => ({
    text: `H${depth}`,
    id: `h${depth}`,
    depth,
    charIndex: -1,
  }));
  const read = (frontmatter: Frontmatter) => {
    const page = { ...described('/guide/a b'), toc, frontmatter };
    return buildPageData(site, page, options);
  };

  test.each<[NonNullable<Frontmatter['outline']>, string]>([
    [true, 'H2 H3 H4'],
    ['deep', 'H2 H3 H4'],
    [2, 'H2'],
    [[2, 3], 'H2 H3'],
  ])('outline: %j', async (outline, expected) => {
    expect((await read({ outline })).toc.map(({ text }) => text).join(' ')).toBe(expected);
  });

  test('the pager and the date', async () => {
    const { next } = await read({});
    expect((await read({ next: 'Go on' })).next).toEqual({ ...next, text: 'Go on' });
    expect((await read({ next: false })).next).toBeNull();
    expect((await read({ lastUpdated: false })).lastUpdated).toBeNull();
  });
});
