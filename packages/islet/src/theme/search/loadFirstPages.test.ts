import { expect, test } from 'vitest';
import type { NavItem } from '#shared/navigation.ts';
import { findFirstRoute } from './loadFirstPages.ts';

test.each<[string, NavItem[], string | undefined]>([
  ['an entry', [{ text: 'A', link: '/docs/guide/' }], '/guide/'],
  ['an entry of a menu', [{ text: 'A', items: [{ text: 'B', link: '/docs/b' }] }], '/b'],
  [
    'not a file or another site',
    [
      { text: 'File', link: '/docs/pure.html', isFile: true },
      { text: 'Site', link: 'https://a.example/' },
      { text: 'Elsewhere', link: '/blog/' },
      { text: 'Page', link: '/docs/b?c#d' },
    ],
    '/b',
  ],
  ['nothing', [{ text: 'File', link: '/docs/a.pdf', isFile: true }], undefined],
])('the first page in the menu is %s', (_, nav, route) => {
  expect(findFirstRoute({ base: '/docs/', nav })).toBe(route);
});
