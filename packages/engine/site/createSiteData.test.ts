import { labelsFor } from '@docs/common/labels.ts';
import { describe, expect, test } from 'vitest';
import { type SiteConfigInput, siteConfigSchema } from '../config/schema.ts';
import { createSiteData } from './createSiteData.ts';

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
];

function siteData(config: Partial<SiteConfigInput>, lang: string) {
  const parsed = siteConfigSchema.parse({ title: 'Site', description: 'About', ...config });
  return createSiteData(parsed, { lang, version: '' }, []);
}

describe('createSiteData', () => {
  test('speaks the language, unless the config sets a text', () => {
    const themeConfig = { outlineTitle: 'Contents', prevPageText: 'Back', nextPageText: 'On' };
    expect(siteData({ locales }, 'zh').labels).toEqual(labelsFor('zh'));
    expect(siteData({ locales, themeConfig }, 'zh').labels).toEqual({
      ...labelsFor('zh'),
      outline: 'Contents',
      previousPage: 'Back',
      nextPage: 'On',
    });
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

  test('puts the base before files, not before what is none', () => {
    const data = siteData(
      {
        base: '/docs/',
        icon: '/icon.svg',
        logo: { light: '/light.svg', dark: 'https://a.example/dark.svg' },
        themeConfig: {
          socialLinks: [
            { icon: 'github', mode: 'link', content: 'https://a.example/' },
            { icon: 'x', mode: 'img', content: '/code.png' },
            { icon: 'x', mode: 'text', content: '/text' },
          ],
        },
      },
      'en',
    );
    expect([data.icon, data.logo, data.socialLinks.map(({ content }) => content)]).toEqual([
      '/docs/icon.svg',
      { light: '/docs/light.svg', dark: 'https://a.example/dark.svg' },
      ['https://a.example/', '/docs/code.png', '/text'],
    ]);
    const { icon, logo } = siteData({ base: '/docs/' }, 'en');
    expect([icon, logo]).toEqual(['', '']);
  });
});
