import { expect, test } from 'vitest';
import type { HeadElement } from '#shared/frontmatter.ts';
import type { SiteHeadElement } from '#shared/siteData.ts';
import { testRules as rules } from '#shared/testRules.ts';
import type { AppState } from '../context.ts';
import { headTags, tagToHtml } from './headTags.ts';

const meta = (name: string, content = ''): HeadElement => ({
  tag: 'meta',
  attributes: { name, content },
});

/** The head of a page, as HTML. */
function write(ofSite: SiteHeadElement[], ofPage: HeadElement[] = [], routePath = '/guide/a') {
  const state = { page: { routePath, frontmatter: { head: ofPage } }, site: { head: ofSite } };
  return headTags(state as unknown as AppState, rules)
    .map(tagToHtml)
    .join('');
}

test('elements of a page come after those of the site, and replace those that say the same', () => {
  expect(write([meta('a', '1'), meta('b', '1')], [meta('a', '2'), meta('a', '3')])).toBe(
    '<meta name="b" content="1"><meta name="a" content="2"><meta name="a" content="3">',
  );
  const icon = (href: string): HeadElement => ({ tag: 'link', attributes: { rel: 'icon', href } });
  expect(write([icon('https://a.example/')], [icon('data:,')])).toBe(
    '<link rel="icon" href="data:,">',
  );
});

test.each([
  ['/guide/*', '/guide/a', true],
  ['/guide/*', '/zh/guide/', true],
  ['/guide/*', '/guides', false],
  ['/', '/', true],
  ['/', '/guide/a', false],
  ['/guide/a', '/zh/guide/a', true],
  ['/*', '/zh/', true],
])('the route %s has the page %s: %s', (route, routePath, isThere) => {
  expect(write([{ ...meta('a'), route }], [], routePath)).toBe(
    isThere ? '<meta name="a" content>' : '',
  );
});

test('paths get the base, and texts cannot end what they are in', () => {
  const attributes = { src: '/a.js', 'data-a': '"><b>' };
  expect(write([{ tag: 'script', attributes }])).toBe(
    '<script src="/docs/a.js" data-a="&quot;&gt;&lt;b&gt;"></script>',
  );
  const content = '<img src="/a">';
  expect(write([{ tag: 'noscript', attributes: {}, content }])).toBe(
    '<noscript><img src="/a"></noscript>',
  );
});
