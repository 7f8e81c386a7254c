import { describe, expect, test } from 'vitest';
import type { NavItem } from '#shared/navigation.ts';
import { bilingual, createFixtureSite, drawProblems } from '../siteFixture.ts';

const pages = {
  'en/index.md': 'Home',
  'en/guide/start/index.md': 'Start',
  'zh/index.md': '主页',
};
const nav: NavItem[] = [{ text: 'Theme', link: '/guide/start/' }];

function linksOf(items: readonly NavItem[]): unknown[] {
  return items.map(({ text, link, items: children }) =>
    children ? [text, ...linksOf(children)] : `${text} ${link}`,
  );
}

describe('buildNav', () => {
  test('takes the _nav.json of each language and makes its links URLs', () => {
    const site = createFixtureSite({
      config: { ...bilingual, base: '/docs/' },
      docs: {
        ...pages,
        'en/_nav.json': [
          { text: 'Guide', link: '/guide/start', activeMatch: '/guide/', tag: 'new' },
          { text: 'More', position: 'left', items: [{ text: 'Out', link: 'https://a.example/' }] },
        ],
        'zh/_nav.json': [
          { text: '指南', link: '/guide/start/?a#b' },
          { text: '主页', link: '/' },
        ],
      },
    });
    expect(drawProblems(site)).toBe('');
    expect(site.siteOf({ lang: 'en', version: '' }).nav).toEqual([
      {
        text: 'Guide',
        link: '/docs/guide/start/',
        activeMatch: '/guide/',
        tag: 'new',
        position: 'right',
      },
      {
        text: 'More',
        position: 'left',
        items: [{ text: 'Out', link: 'https://a.example/', position: 'right' }],
      },
    ]);
    expect(linksOf(site.siteOf({ lang: 'zh', version: '' }).nav)).toEqual([
      '指南 /docs/guide/start/?a#b',
      '主页 /docs/zh/',
    ]);
    const [guide, home] = site.siteOf({ lang: 'zh', version: '' }).nav;
    expect([guide?.hrefLang, guide?.tag]).toEqual(['en', 'EN']);
    expect([home?.hrefLang, home?.tag]).toEqual([undefined, undefined]);
    expect(site.links.map(({ links }) => links[0]?.href)).toEqual(['/guide/start/?a#b']);
  });

  test('marks what leads to no page', () => {
    const site = createFixtureSite({
      config: {
        themeConfig: {
          nav: [
            { text: 'File', link: '/pure.html' },
            { text: 'Page', link: '/guide/start/' },
            { text: 'Site', link: 'https://a.example/' },
          ],
        },
      },
      docs: { 'en/guide/start/index.md': 'Start' },
      files: ['pure.html'],
    });
    const { nav } = site.siteOf({ lang: 'en', version: '' });
    expect(nav.map(({ isFile }) => isFile)).toEqual([true, undefined, undefined]);
  });

  test('falls back to the locale, then to the theme', () => {
    const locales = [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文', nav: [{ text: '本地', link: '/' }] },
    ];
    const site = createFixtureSite({
      config: { locales, themeConfig: { nav } },
      docs: pages,
    });
    expect(linksOf(site.siteOf({ lang: 'en', version: '' }).nav)).toEqual(['Theme /guide/start/']);
    expect(linksOf(site.siteOf({ lang: 'zh', version: '' }).nav)).toEqual(['本地 /zh/']);
  });

  test('takes the _nav.json of each version', () => {
    const site = createFixtureSite({
      config: { multiVersion: { default: 'v2', versions: ['v2', 'v1'] } },
      docs: {
        'v2/en/a.md': 'A',
        'v1/en/a.md': 'A',
        'v2/en/_nav.json': [{ text: 'New', link: '/a' }],
        'v1/en/_nav.json': [{ text: 'Old', link: '/a' }],
      },
    });
    expect(linksOf(site.sites.flatMap((one) => one.nav))).toEqual(['New /a', 'Old /v1/a']);
  });

  test('reports dead links, broken and unread files', () => {
    const site = createFixtureSite({
      config: {
        ...bilingual,
        themeConfig: { nav: [{ text: 'A', items: [{ text: 'B', link: '/nowhere' }] }] },
        multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
      },
      docs: {
        'v2/en/guide/a.md': 'A',
        'v2/en/guide/_nav.json': [],
        'v2/en/_nav.json': [
          { text: 'A', link: '/guide/' },
          { text: 'B', items: [{ text: 'C', link: '/gide/a' }] },
        ],
        'v2/zh/_nav.json': [{ text: 'A', lnk: '/' }],
      },
    });
    expect(drawProblems(site)).toMatchInlineSnapshot(`
      "error docs/v2/en/_nav.json:4:13 The link \`/guide/\` does not match any page or file. Did you mean \`/guide/a\`?
      error docs/v2/en/_nav.json:11:17 The link \`/gide/a\` does not match any page or file. Did you mean \`/guide/a\`?
      error docs/v2/zh/_nav.json:4:5 \`[0].lnk\` is not a known key. Did you mean \`link\`?
      error docs/v2/zh/_nav.json:2:3 \`[0]\` leads nowhere. Give the entry a \`link\` or \`items\`.
      error site.config.ts \`themeConfig.nav[0].items[0].link\`: The link \`/nowhere\` does not match any page or file. Correct the link, or create the page.
      warning docs/v2/en/guide/_nav.json The \`_nav.json\` in the folder \`guide\` is not used. Move it to the language folder.
      warning site.config.ts There are no pages in the language "zh". Add \`docs/v2/zh/index.md\`, or remove the locale from the config."
    `);
  });

  test('has no link to the page for unknown paths, unless the site has one', () => {
    const docs = { 'en/a.md': 'A', 'en/_nav.json': [{ text: 'Gone', link: '/404' }] };
    const standard = { title: 'PAGE NOT FOUND', pageType: '404', filePath: '' };
    const told = createFixtureSite({ docs: { ...docs, 'en/404.md': standard } });
    expect(told.problems).toMatchObject([{ message: expect.stringContaining('`/404`') }]);
    const own = createFixtureSite({ docs: { ...docs, 'en/404.md': { pageType: '404' } } });
    expect(own.problems).toEqual([]);
  });

  test('names a pattern that takes too long for the routes, and leaves it out', () => {
    const page = `en/${'a'.repeat(200)}.md`;
    const slow = { text: 'Slow', link: '/', activeMatch: '(?:a|aa)+!' };
    const message =
      'Comparing `(?:a|aa)+!` with the routes of the site takes more than 0.5 s, and browsers would do so too.';
    const config = { ...bilingual, themeConfig: { nav: [slow] } };
    const ofConfig = createFixtureSite({ config, docs: { ...pages, [page]: 'Long' } });
    const docs = { ...pages, [page]: 'Long', 'en/_nav.json': [slow] };
    const ofFile = createFixtureSite({ config: bilingual, docs });
    expect(ofConfig.problems.map(({ message: found }) => found)).toContain(
      `\`themeConfig.nav[0].activeMatch\`: ${message}`,
    );
    expect(ofFile.problems).toContainEqual(
      expect.objectContaining({ file: 'docs/en/_nav.json', line: 5, message }),
    );
    for (const site of [ofConfig, ofFile]) {
      expect(site.siteOf({ lang: 'en', version: '' }).nav[0]?.activeMatch).toBeUndefined();
    }
  });
});
