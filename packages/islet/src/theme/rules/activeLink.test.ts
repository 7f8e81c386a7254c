import { describe, expect, test } from 'vitest';
import { routeToUrl } from '#shared/url.ts';
import { currentInNav, currentInSidebar } from './activeLink.ts';

const at = (routePath: string, { base = '/', cleanUrls = true, homeRoute = '/' } = {}) => ({
  ...{ base, routePath, homeRoute },
  url: routeToUrl({ base, cleanUrls }, routePath),
});

describe('currentInSidebar', () => {
  test.each([
    ['/guide/start/', '/guide/start/', 'page'],
    ['/guide/start/?from=mail#top', '/guide/start/', 'page'],
    ['/%E6%8C%87', '/指', 'page'],
    ['/guide/', '/guide/start/', undefined],
    ['https://example.com/guide/start/', '/guide/start/', undefined],
    [undefined, '/guide/start/', undefined],
  ])('%s on %s: %s', (link, route, expected) => {
    expect(currentInSidebar(link, at(route))).toBe(expected);
  });

  test.each([
    ['/docs/guide/cli', { base: '/docs/' }],
    ['/guide/cli.html#top', { cleanUrls: false }],
  ])('%s on /guide/cli with %o', (link, rules) => {
    expect(currentInSidebar(link, at('/guide/cli', rules))).toBe('page');
    expect(currentInSidebar(link, at('/guide/cli'))).toBe(undefined);
  });
});

describe('currentInNav', () => {
  const guide = { text: 'Guide', link: '/guide/start/', activeMatch: '^/guide/' };
  const config = { text: 'Config', link: '/config/' };
  const home = { text: 'Home', link: '/' };
  const more = { text: 'More', items: [guide, { text: 'Out', link: 'https://example.com/' }] };
  test.each([
    ['the page itself', guide, '/guide/start/', 'page'],
    ['a fitting activeMatch', guide, '/guide/basic/cli', 'true'],
    [
      'an activeMatch in place of the prefix',
      { ...guide, activeMatch: '^/x' },
      '/guide/start/a',
      undefined,
    ],
    ['a prefix', config, '/config/lib/dts', 'true'],
    ['a prefix without a slash', { text: 'API', link: '/api' }, '/api/core', 'true'],
    ['a prefix that ends inside a word', { text: 'API', link: '/api' }, '/apis', undefined],
    ['another section', config, '/guide/', undefined],
    ['the home page on itself', home, '/', 'page'],
    ['the home page on other pages', home, '/guide/', undefined],
    ['an entry inside', more, '/guide/basic/cli', 'true'],
    ['no entry inside', more, '/config/', undefined],
  ])('%s', (_, item, route, expected) => {
    expect(currentInNav(item, at(route))).toBe(expected);
  });

  test.each([
    ['^/guide/', '/v1/zh/guide/cli', '/v1/zh/', 'true'],
    ['^/v1/zh/guide/', '/v1/zh/guide/cli', '/v1/zh/', 'true'],
    ['^/zh/', '/v1/zh/guide/cli', '/v1/zh/', undefined],
  ])('activeMatch %s on %s', (activeMatch, routePath, homeRoute, expected) => {
    const item = { text: 'Guide', activeMatch, items: [] };
    expect(currentInNav(item, at(routePath, { homeRoute }))).toBe(expected);
  });
});
