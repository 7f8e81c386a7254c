import { expect, test } from 'vitest';
import { siteConfigSchema } from '../config/schema.ts';
import { toUrlRules } from '../config/toUrlRules.ts';
import { siteRedirects } from './siteRedirects.ts';

test.each([
  { cleanUrls: true, page: '/docs/guide/start', index: '/docs/guide/' },
  { cleanUrls: false, page: '/docs/guide/start.html', index: '/docs/guide/index.html' },
])('redirects of the config lead to addresses of pages, clean: $cleanUrls', (expected) => {
  const config = siteConfigSchema.parse({
    title: 'A',
    base: '/docs/',
    cleanUrls: expected.cleanUrls,
    redirects: [
      { from: '/old', to: '/guide/start?a=1#b' },
      { from: '/older', to: '/guide/' },
      { from: '/moved/*', to: '/guide/:splat' },
      { from: '/file', to: '/logo.svg' },
      { from: '/out', to: 'https://example.com/guide/start' },
    ],
  });
  const redirects = siteRedirects({
    config,
    rules: toUrlRules(config),
    pages: [],
    routes: new Set(['/guide/start', '/guide/']),
    publicFiles: new Set(['logo.svg']),
  });
  expect(redirects.slice(0, 5).map(({ to }) => to)).toEqual([
    `${expected.page}?a=1#b`,
    expected.index,
    '/docs/guide/:splat',
    '/docs/logo.svg',
    'https://example.com/guide/start',
  ]);
});

test('a host reads ASCII without spaces, whatever the config says', () => {
  const config = siteConfigSchema.parse({
    title: 'A',
    redirects: [
      { from: '/快', to: '/b?q=快#é' },
      { from: '/a%20b', to: 'https://bücher.example/é?q=快' },
      { from: '/c', to: '/%0d%0ad' },
      { from: '/half\ud800', to: '/e?\ud800' },
    ],
  });
  const redirects = siteRedirects({
    config,
    rules: toUrlRules(config),
    pages: [],
    routes: new Set(),
    publicFiles: new Set(),
  });
  expect(redirects.slice(0, 4).map(({ from, to }) => `${from} ${to}`)).toEqual([
    '/%E5%BF%AB /b?q=%E5%BF%AB#%C3%A9',
    '/a%20b https://xn--bcher-kva.example/%C3%A9?q=%E5%BF%AB',
    '/c /%0D%0Ad',
    '/half%EF%BF%BD /e?%EF%BF%BD',
  ]);
});
