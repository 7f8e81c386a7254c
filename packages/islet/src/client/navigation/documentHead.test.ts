import { describe, expect, it } from 'vitest';
import { testRules as rules } from '#shared/testRules.ts';
import type { AppState } from '../context.ts';
import { describeHead } from './documentHead.ts';

const site = {
  description: 'All of it',
  locales: [
    { lang: 'en', label: 'English', htmlLang: 'en', dir: 'ltr' },
    { lang: 'zh', label: '简体中文', htmlLang: 'zh-CN', dir: 'ltr' },
  ],
};

const page = {
  routePath: '/guide/',
  lang: 'en',
  pageType: 'doc',
  documentTitle: 'Guide | Rslib',
  description: '',
  languageUrls: { en: '/docs/guide/', zh: '/docs/zh/guide/' },
};

const describePage = (change: object, origin: string | null = 'https://a.dev') =>
  describeHead({ page: { ...page, ...change }, site } as unknown as AppState, rules, origin);

describe('describeHead', () => {
  it('has title, description, language and links', () => {
    expect(describePage({})).toEqual({
      title: 'Guide | Rslib',
      description: 'All of it',
      lang: 'en',
      dir: 'ltr',
      links: [
        { rel: 'canonical', href: 'https://a.dev/docs/guide/' },
        { rel: 'alternate', hreflang: 'en', href: 'https://a.dev/docs/guide/' },
        { rel: 'alternate', hreflang: 'zh-CN', href: 'https://a.dev/docs/zh/guide/' },
      ],
    });
  });

  it('prefers the values of the page, in its own language', () => {
    const head = describePage({ lang: 'zh', routePath: '/zh/guide/', description: '指南' });
    expect(head).toMatchObject({ lang: 'zh-CN', description: '指南' });
    expect(head.links[0]?.href).toBe('https://a.dev/docs/zh/guide/');
  });

  it.each([
    [
      'a language that only has a similar page',
      { languageUrls: { ...page.languageUrls, zh: '/docs/zh/' }, untranslatedLangs: ['zh'] },
    ],
    ['a page in one language', { languageUrls: { en: '/docs/guide/' } }],
  ])('has no alternate for %s', (_, change) => {
    expect(describePage(change).links.map(({ rel }) => rel)).toEqual(['canonical']);
  });

  it('links a translation whose slug differs', () => {
    const change = { languageUrls: { ...page.languageUrls, zh: '/docs/zh/x' } };
    expect(describePage(change).links.at(-1)?.href).toBe('https://a.dev/docs/zh/x');
  });

  it('names the feeds of the language, which are other ones after navigation in place', () => {
    const feeds = [{ rel: 'alternate', type: 'application/atom+xml', title: 'A', href: '/a.xml' }];
    const state = { page, site: { ...site, feeds } } as unknown as AppState;
    expect(describeHead(state, rules, null).links.at(-1)).toEqual(feeds[0]);
  });

  it('names the page that search engines should take instead', () => {
    const { links } = describePage({ canonicalUrl: '/docs/more' });
    expect(links).toEqual([{ rel: 'canonical', href: 'https://a.dev/docs/more' }]);
  });

  it('has no URLs for the 404 page, and no canonical URL without an origin', () => {
    expect(describePage({ pageType: '404', routePath: '/404' }).links).toEqual([]);
    expect(describePage({}, null).links.map(({ rel }) => rel)).toEqual(['alternate', 'alternate']);
  });
});
