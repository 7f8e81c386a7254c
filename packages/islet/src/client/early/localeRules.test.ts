import { describe, expect, it } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import type { UrlRules } from '#shared/url.ts';
import { findPreferredPath, findUnprefixedUrl, isBot } from './localeRules.ts';

const rules: UrlRules = { ...testRules, defaultVersion: '2', versions: ['1', '2'] };

describe('findUnprefixedUrl', () => {
  it.each([
    ['/docs/en/', '/docs/'],
    ['/docs/en', '/docs/'],
    ['/docs/en/guide/start/', '/docs/guide/start/'],
    ['/docs/2/en/guide.html', '/docs/guide'],
    ['/docs/2/zh/', '/docs/zh/'],
    ['/docs/1/en/a', '/docs/1/a'],
    ['/docs/en/en/a', '/docs/a'],
    ['/docs/', null],
    ['/docs/zh/guide', null],
    ['/docs/1/zh/', null],
    ['/docs/english/', null],
    ['/en/guide', null],
  ])('%s → %s', (path, expected) => {
    expect(findUnprefixedUrl(rules, path)).toBe(expected);
  });

  it('uses .html files if URLs are not clean', () => {
    expect(findUnprefixedUrl({ ...rules, cleanUrls: false }, '/docs/en/a.html')).toBe(
      '/docs/a.html',
    );
  });
});

describe('findPreferredPath', () => {
  const alternates = [
    { hreflang: 'en', href: 'https://a.dev/docs/' },
    { hreflang: 'zh-CN', href: 'https://a.dev/docs/zh/' },
    { hreflang: 'zh-TW', href: 'https://a.dev/docs/tw/' },
  ];

  it.each([
    [['zh-CN'], 'en', '/docs/zh/'],
    [['zh-tw', 'zh'], 'en', '/docs/tw/'],
    [['zh-HK'], 'en', '/docs/zh/'],
    [['ko', 'zh'], 'en', '/docs/zh/'],
    [['en-GB', 'zh'], 'en', null],
    [['ko'], 'en', null],
    [['en-US'], 'zh-CN', '/docs/'],
    [['zh'], 'zh-CN', null],
    [['zh-TW'], 'zh-CN', '/docs/tw/'],
    [[], 'en', null],
  ])('a browser in %j on a page in %s goes to %s', (languages, current, expected) => {
    expect(findPreferredPath({ languages, current, alternates })).toBe(expected);
  });

  it('stays on a page that has only one language', () => {
    expect(findPreferredPath({ languages: ['zh'], current: 'en', alternates: [] })).toBe(null);
  });
});

describe('isBot', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', true],
    ['Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)', true],
    ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', true],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      false,
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ])('%s: %s', (userAgent, expected) => {
    expect(isBot(userAgent)).toBe(expected);
  });
});
