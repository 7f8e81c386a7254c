import { expect, test } from 'vitest';
import { sectionNames } from './sectionNames.ts';

const nav = [
  { text: 'Guide', link: '/guide/', activeMatch: '^/guide/' },
  { text: 'Config', link: '/config/', activeMatch: '^/config/' },
];

const sidebar = [
  { text: 'Overview', link: '/config/' },
  {
    text: 'Lib options',
    link: '/config/lib/',
    items: [
      { text: 'lib.dts', link: '/config/lib/dts' },
      { text: 'Deep', items: [{ text: 'Inner', link: '/config/lib/deep/inner' }] },
    ],
  },
  { text: 'Elsewhere', items: [{ text: 'Core', link: '/api/core' }] },
];

test.each([
  ['a page in a group', '/config/lib/dts', ['Config', 'Lib options']],
  ['a page in a group of a group', '/config/lib/deep/inner', ['Config', 'Lib options', 'Deep']],
  ['the page of a group', '/config/lib/', ['Config']],
  ['a page beside the groups', '/config/', ['Config']],
  ['a page that the sidebar does not list', '/config/hidden', ['Config']],
  ['a page without an entry in the bar', '/api/core', ['Elsewhere']],
  ['a page outside all sections', '/about', []],
])('%s', (_, url, names) => {
  const place = { base: '/', homeRoute: '/', routePath: url, url };
  expect(sectionNames({ nav, sidebar }, place)).toEqual(names);
});
