import { expect, test } from 'vitest';
import { createFixtureSite } from '../../site/navigation/siteFixture.ts';
import { describeLeftOut } from './describeLeftOut.ts';

const site = createFixtureSite({
  docs: {
    'en/guide/index.md': 'Guide',
    'en/guide/listed.md': 'Listed',
    'en/guide/new.md': 'New',
    'en/guide/hidden.md': { title: 'Hidden', frontmatter: { sidebar: { hidden: true } } },
    'en/guide/unlisted.md': { title: 'Unlisted', frontmatter: { unlisted: true } },
    'en/guide/basic/first.md': 'First',
    'en/guide/basic/second.md': 'Second',
    'en/guide/_meta.json': ['index', 'listed', { type: 'link', label: 'a', link: '/' }],
    'en/api/any.md': 'Any',
    'en/many/a.md': 'A',
    ...Object.fromEntries(Array.from('bcdefgh', (name) => [`en/many/${name}.md`, name])),
    'en/many/_meta.json': ['a'],
    'en/broken/new.md': 'New',
    'en/broken/_meta.json': '[',
  },
});

test.each([
  [
    'a page',
    ['guide/new'],
    ['`docs/en/guide/_meta.json` leaves out a new page: add "new" to show it in the sidebar.'],
  ],
  [
    'a folder',
    ['guide/basic/first', 'guide/basic/second'],
    ['`docs/en/guide/_meta.json` leaves out a new page: add "basic" to show it in the sidebar.'],
  ],
  [
    'many pages',
    Array.from('bcdefgh', (name) => `many/${name}`),
    [
      '`docs/en/many/_meta.json` leaves out new pages: add "b", "c", "d", "e", "f" and 2 more to show them in the sidebar.',
    ],
  ],
  ['pages that sidebars show', ['guide/index', 'guide/listed', 'api/any', 'many/a'], []],
  ['pages that no sidebar should show', ['guide/hidden', 'guide/unlisted'], []],
  ['a page whose `_meta.json` is broken', ['broken/new'], []],
])('%s', (_, added, expected) => {
  const before = site.pages.filter(({ pagePath }) => !added.includes(pagePath));
  const project = { rules: site.targets.rules, scan: site };
  const found = describeLeftOut({ pages: before }, { project, model: { pages: site.pages, site } });
  expect(found).toEqual(expected);
});
