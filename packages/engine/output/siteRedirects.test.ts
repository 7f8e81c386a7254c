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
