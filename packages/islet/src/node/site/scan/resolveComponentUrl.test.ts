import { expect, test } from 'vitest';
import { testRules } from '#shared/testRules.ts';
import { resolveComponentUrl } from './resolveComponentUrl.ts';

const targets = {
  rules: testRules,
  routes: new Set(['/', '/guide/start', '/zh/', '/zh/guide/start', '/docs/twice']),
  files: new Set(['logo.svg']),
};
const page = { routePath: '/zh/guide/here', lang: 'zh', version: '' };

test.each([
  ['without the base', '/guide/start', '/docs/guide/start'],
  ['with the base', '/docs/guide/start?a#b', '/docs/guide/start?a#b'],
  ['the home page', '/docs/', '/docs/'],
  ['in another language', '/docs/zh/guide/start', '/docs/zh/guide/start'],
  ['a page with the same name as the base', '/docs/twice', '/docs/docs/twice'],
  ['relative to the source of the page', './start.mdx', '/docs/zh/guide/start'],
  ['a file of the public folder', '/logo.svg', '/docs/logo.svg'],
  ['the same with the base', '/docs/logo.svg', '/docs/logo.svg'],
  ['a dead one', '/gone', null],
  ['a dead one with the base', '/docs/gone', null],
])('%s', (_, url, expected) => {
  expect(resolveComponentUrl(targets, page, url).url).toBe(expected);
});

test('a dead link is reported without the base', () => {
  expect(resolveComponentUrl(targets, page, '/docs/gone')).toMatchObject({
    href: '/gone',
    from: { routePath: '/', lang: 'en' },
  });
});
