import { describe, expect, test } from 'vitest';
import english from '#shared/labels/en.json' with { type: 'json' };
import chinese from '#shared/labels/zh.json' with { type: 'json' };
import { toSiteLabels } from '#shared/labels.ts';
import type { SiteData } from '#shared/siteData.ts';
import type { SiteConfigInput } from '../../config/siteConfigInput.ts';
import { createFixtureSite, drawProblems } from '../siteFixture.ts';

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
];

const tool = {
  name: 'Tool',
  desc: '一个工具',
  descEn: 'A tool',
  logo: '/tool.svg',
  url: 'https://tool.example/',
};

/** A tag for private use, so we never have its texts. */
const untranslated = 'qaa';

function siteData(config: Partial<SiteConfigInput>, lang: string) {
  const site = createFixtureSite({
    config: { description: 'About', ...config },
    docs: { 'en/guide/index.md': 'Guide', 'zh/guide/index.md': '指南' },
    files: ['icon.svg', 'light.svg', 'code.png', 'tool.svg'],
  });
  return { ...site.siteOf({ lang, version: '' }), told: drawProblems(site) };
}

describe('createSiteData', () => {
  test('is in the language, unless the config sets a text', () => {
    const themeConfig = { outlineTitle: 'Contents', prevPageText: 'Back', nextPageText: 'On' };
    expect(siteData({ locales }, 'zh').labels).toEqual(toSiteLabels(chinese));
    expect(siteData({ locales, themeConfig }, 'zh').labels).toEqual({
      ...toSiteLabels(chinese),
      outline: 'Contents',
      previousPage: 'Back',
      nextPage: 'On',
    });
  });

  test('takes the labels of the locale before all others', () => {
    const labels = { outline: 'In here', search: 'Find' };
    const config = {
      locales: locales.map((locale) => ({ ...locale, labels })),
      themeConfig: { outlineTitle: 'Contents', nextPageText: 'On' },
    };
    expect(siteData(config, 'en').labels).toMatchObject({ ...labels, nextPage: 'On' });
  });

  test('takes the footer of the locale before that of all', () => {
    const config = {
      locales: locales.map((one) =>
        one.lang === 'zh' ? { ...one, footer: { message: '完' } } : one,
      ),
      themeConfig: { footer: { message: 'The end' } },
    };
    expect(siteData(config, 'zh').footerMessage).toBe('完');
    expect(siteData(config, 'en').footerMessage).toBe('The end');
  });

  test('leaves out the labels that the theme does not show', () => {
    expect(siteData({ locales }, 'en').labels).toHaveProperty('tip', 'Tip');
    expect(siteData({ locales }, 'en').labels).not.toHaveProperty('permalink');
  });

  test.each([
    ['all', 0, {}],
    ['all but those of the theme config', 1, { outlineTitle: 'Sommaire' }],
  ])('names the labels that a language lacks: %s', (_, given, themeConfig) => {
    const count = Object.keys(english).length - given;
    const other = { lang: untranslated, label: 'Other' };
    const { told } = siteData({ locales: [...locales, other], themeConfig }, untranslated);
    expect(told).toContain(
      `${count} labels are missing for "qaa" and shown in English: notFoundTitle, `,
    );
    expect(told).toContain(
      `and ${count - 20} more. Run \`islet labels qaa\`, which writes them to`,
    );
  });

  test('reports a language without pages', () => {
    const { told } = siteData({ locales: [...locales, { lang: 'en-GB', label: 'British' }] }, 'en');
    expect(told).toBe(
      'warning site.config.ts There are no pages in the language "en-GB". Add `docs/en-GB/index.md`, or remove the locale from the config.',
    );
  });

  test('names the only label that a language lacks', () => {
    const { close: _, ...labels } = english;
    const other = { lang: untranslated, label: 'Other', labels };
    expect(siteData({ locales: [...locales, other] }, untranslated).told).toContain(
      '1 label is missing for "qaa" and shown in English: close.',
    );
  });

  test('takes title, description and edit text of the locale first', () => {
    const editLink = { docRepoBaseUrl: 'https://a.example/docs', text: 'Edit' };
    const chinese = { title: '站点', description: '', editLink: { ...editLink, text: '编辑' } };
    const config = {
      locales: locales.map((locale) => (locale.lang === 'zh' ? { ...locale, ...chinese } : locale)),
      themeConfig: { editLink },
    };
    const read = (lang: string) => {
      const { title, description, labels } = siteData(config, lang);
      return [title, description, labels.editPage];
    };
    expect(read('en')).toEqual(['Site', 'About', 'Edit']);
    expect(read('zh')).toEqual(['站点', '', '编辑']);
  });

  test.each<[SiteConfigInput['themeConfig'], SiteData['search']]>([
    [{}, { mode: 'local', pointerUrl: '/docs/search_index.zh.json', placeholder: '' }],
    [
      { search: { versioned: true, placeholder: 'Find' } },
      { mode: 'local', pointerUrl: '/docs/search_index.zh.v1.json', placeholder: 'Find' },
    ],
    [
      { search: { mode: 'remote', apiUrl: 'https://a.example/s', searchIndexes: ['a'] } },
      { mode: 'remote', apiUrl: 'https://a.example/s', searchIndexes: ['a'], placeholder: '' },
    ],
    [{ search: false }, null],
  ])('%j is searched by %j', (themeConfig, search) => {
    const config = { locales, base: '/docs/', themeConfig };
    const multiVersion = { default: 'v1', versions: ['v1'] };
    const docs = { 'v1/zh/index.md': '首页', 'v1/zh/guide.md': '指南' };
    const site = createFixtureSite({ config: { ...config, multiVersion }, docs });
    expect(site.siteOf({ lang: 'zh', version: 'v1' }).search).toEqual(search);
  });

  test('a language with only a home page is searched in the default language', () => {
    const site = createFixtureSite({
      config: { locales },
      docs: { 'en/guide/index.md': 'Guide', 'zh/index.md': '首页' },
    });
    expect(site.siteOf({ lang: 'zh', version: '' }).search).toMatchObject({
      pointerUrl: '/search_index.en.json',
    });
  });

  test('a translation also names the index of the default language', () => {
    const site = createFixtureSite({
      config: { locales },
      docs: { 'en/guide/index.md': 'Guide', 'zh/guide/index.md': '指南' },
    });
    const searchIn = (lang: string) => site.siteOf({ lang, version: '' }).search;
    expect(searchIn('zh')).toMatchObject({
      pointerUrl: '/search_index.zh.json',
      fallbackUrl: '/search_index.en.json',
    });
    expect(searchIn('en')).not.toHaveProperty('fallbackUrl');
  });

  test('has the URLs of links and files, and keeps other texts', () => {
    const data = siteData(
      {
        locales,
        base: '/docs/',
        icon: '/icon.svg',
        logo: { light: '/light.svg', dark: 'data:image/svg+xml,x' },
        socialImage: 'https://a.example/social.png',
        themeConfig: {
          socialLinks: [
            { icon: 'github', mode: 'link', content: 'https://a.example/' },
            { icon: 'x', mode: 'link', content: '/guide' },
            { icon: 'x', mode: 'img', content: '/code.png' },
            { icon: 'x', mode: 'text', content: '/text' },
          ],
          toolLinks: [{ title: '工具', titleEn: 'Tools', links: [tool] }],
        },
      },
      'zh',
    );
    expect([data.icon, data.logo, data.socialLinks.map(({ content }) => content)]).toEqual([
      '/docs/icon.svg',
      { light: '/docs/light.svg', dark: 'data:image/svg+xml,x' },
      ['https://a.example/', '/docs/zh/guide/', '/docs/code.png', '/text'],
    ]);
    expect(data.toolLinks[0]?.links).toEqual([{ ...tool, logo: '/docs/tool.svg' }]);
    const { icon, logo, told } = siteData({ locales, base: '/docs/' }, 'en');
    expect([icon, logo, data.told, told]).toEqual(['', '', '', '']);
  });

  test('reports links and files that are not there, once for all languages', () => {
    const config: Partial<SiteConfigInput> = {
      locales,
      icon: '/ikon.svg',
      logo: { light: 'https://a.example/light.svg', dark: '/dark.svg' },
      socialImage: '/social.png',
      themeConfig: {
        socialLinks: [
          { icon: 'x', mode: 'img', content: '/cod.png' },
          { icon: 'x', mode: 'link', content: '/gide/' },
        ],
        toolLinks: [
          {
            title: '工具',
            titleEn: 'Tools',
            links: [
              { name: 'T', desc: '…', descEn: '…', logo: '/t.svg', url: 'https://a.example/' },
            ],
          },
        ],
      },
    };
    expect(siteData(config, 'en').told).toMatchInlineSnapshot(`
      "error site.config.ts \`icon\`: The file \`/ikon.svg\` is not in the public folder. Did you mean \`/icon.svg\`?
      warning site.config.ts \`logo.light\`: The image \`https://a.example/light.svg\` is on another host, which the Content-Security-Policy blocks. Copy the file into the site, or add "a.example" to \`contentSecurityPolicy.image\` in the config.
      error site.config.ts \`logo.dark\`: The file \`/dark.svg\` is not in the public folder. Put it there, or correct the path.
      error site.config.ts \`themeConfig.socialLinks[0].content\`: The file \`/cod.png\` is not in the public folder. Did you mean \`/code.png\`?
      error site.config.ts \`themeConfig.socialLinks[1].content\`: The link \`/gide/\` does not match any page or file. Did you mean \`/guide/\`?
      error site.config.ts \`themeConfig.toolLinks[0].links[0].logo\`: The file \`/t.svg\` is not in the public folder. Did you mean \`/tool.svg\`?
      error site.config.ts \`socialImage\`: The file \`/social.png\` is not in the public folder. Put it there, or correct the path."
    `);
    expect(siteData({ locales, logo: 'lite.svg' }, 'en').told).toMatchInlineSnapshot(
      `"error site.config.ts \`logo\`: The file \`lite.svg\` is not in the public folder. Did you mean \`/light.svg\`?"`,
    );
  });
});
