import { describe, expect, test } from 'vitest';
import { siteConfigSchema } from '../config/schema.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import { siteRedirects } from './siteRedirects.ts';

/** The redirects of a site with these options, routes and public files. */
function redirectsOf(options: object, routes: string[] = [], publicFiles: string[] = []) {
  const config = siteConfigSchema.parse({ title: 'A', ...options });
  return siteRedirects({
    config,
    rules: toUrlRules(config),
    pages: [],
    moved: new Map(),
    routes: new Set(routes),
    publicFiles: new Set(publicFiles),
  });
}

test.each([
  { cleanUrls: true, page: '/docs/guide/start', index: '/docs/guide/' },
  { cleanUrls: false, page: '/docs/guide/start.html', index: '/docs/guide/index.html' },
])('redirects of the config lead to addresses of pages, clean: $cleanUrls', (expected) => {
  const options = {
    base: '/docs/',
    cleanUrls: expected.cleanUrls,
    redirects: [
      { from: '/old', to: '/guide/start?a=1#b' },
      { from: '/older', to: '/guide/' },
      { from: '/moved/*', to: '/guide/:splat' },
      { from: '/file', to: '/logo.svg' },
      { from: '/out', to: 'https://example.com/guide/start' },
    ],
  };
  const redirects = redirectsOf(options, ['/guide/start', '/guide/'], ['logo.svg']);
  expect(redirects.filter(({ from }) => !from.includes('/en')).map(({ to }) => to)).toEqual([
    `${expected.page}?a=1#b`,
    expected.index,
    '/docs/logo.svg',
    'https://example.com/guide/start',
    '/docs/guide/:splat',
  ]);
});

describe('the URL of a page in a language that lacks it', () => {
  const options = {
    base: '/docs/',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '中文' },
    ],
    multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  };
  const linesOf = (routes: string[], publicFiles: string[] = []) =>
    redirectsOf(options, routes, publicFiles)
      .filter(({ status }) => status === 302)
      .map(({ from, to }) => `${from} ${to}`);

  test.each<[string, string[], string[]]>([
    ['leads to the page', ['/', '/faq', '/404', '/zh/'], ['/docs/zh/faq /docs/faq']],
    [
      'is covered by its folder when the language lacks all of that',
      ['/guide/', '/guide/a', '/guide/deep/b', '/zh/'],
      ['/docs/zh/guide /docs/guide/', '/docs/zh/guide/* /docs/guide/:splat'],
    ],
    [
      'leads to the page beside pages that are translated',
      ['/guide/', '/guide/a b', '/guide/deep/c', '/zh/guide/'],
      [
        '/docs/zh/guide/a%20b /docs/guide/a%20b',
        '/docs/zh/guide/deep /docs/guide/deep/',
        '/docs/zh/guide/deep/* /docs/guide/deep/:splat',
      ],
    ],
    [
      'keeps its version',
      ['/', '/v1/guide/a', '/v1/zh/'],
      [
        '/docs/zh/ /docs/',
        '/docs/v1/zh/guide /docs/v1/guide/',
        '/docs/v1/zh/guide/* /docs/v1/guide/:splat',
      ],
    ],
    ['is that of its twin with or without a slash', ['/a/', '/zh/a'], []],
  ])('%s', (_, routes, expected) => {
    expect(linesOf(routes)).toEqual(expected);
  });

  test('never matches a public file', () => {
    expect(linesOf(['/guide/a', '/zh/'], ['zh/guide/plan.svg'])).toEqual([
      '/docs/zh/guide/a /docs/guide/a',
    ]);
  });
});

describe('a default prefix', () => {
  const linesOf = (base: string, versions: string[] = []) => {
    const options = {
      base,
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '中文' },
      ],
      multiVersion: { default: versions[0] ?? '', versions },
    };
    const routes = ['/', '/faq', '/guide/', '/guide/a', '/odd/*', '/zh/', '/zh/faq', '/v1/old'];
    return redirectsOf(options, routes)
      .filter(({ status }) => status === 301)
      .map(({ from, to }) => `${from} ${to}`);
  };

  test('is removed by one rule for each page and folder at the root of a host', () => {
    expect(linesOf('/', ['v2', 'v1'])).toEqual([
      '/v2 /',
      '/v2/en /en/',
      '/v2/faq /faq',
      '/v2/guide /guide/',
      '/v2/zh /zh/',
      '/en /',
      '/en/faq /faq',
      '/en/guide /guide/',
      '/v1/en /v1/',
      '/v2/en/* /en/:splat',
      '/v2/guide/* /guide/:splat',
      '/v2/zh/* /zh/:splat',
      '/en/guide/* /guide/:splat',
      '/v1/en/* /v1/:splat',
    ]);
  });

  test('is removed by one rule below a folder', () => {
    expect(linesOf('/docs/')).toEqual(['/docs/en /docs/', '/docs/en/* /docs/:splat']);
  });
});

test('rules with wildcards come after all others', () => {
  const redirects = redirectsOf({
    redirects: [
      { from: '/a/*', to: '/b' },
      { from: '/c/:d', to: '/b' },
      { from: '/e', to: '/b' },
    ],
  });
  expect(redirects.map(({ from }) => from)).toEqual(['/e', '/en', '/a/*', '/c/:d']);
});

test('the file is ASCII without spaces, whatever the config says', () => {
  const redirects = redirectsOf({
    redirects: [
      { from: '/快', to: '/b?q=快#é' },
      { from: '/a%20b', to: 'https://bücher.example/é?q=快' },
      { from: '/c', to: '/%0d%0ad' },
      { from: '/half\ud800', to: '/e?\ud800' },
    ],
  });
  expect(redirects.slice(0, 4).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/%E5%BF%AB /b?q=%E5%BF%AB#%C3%A9',
    '/a%20b https://xn--bcher-kva.example/%C3%A9?q=%E5%BF%AB',
    '/c /%0D%0Ad',
    '/half%EF%BF%BD /e?%EF%BF%BD',
  ]);
});
