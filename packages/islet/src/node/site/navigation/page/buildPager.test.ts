import { expect, test } from 'vitest';
import { bilingual, createFixtureSite } from '../siteFixture.ts';

const site = createFixtureSite({
  config: { base: '/docs/' },
  files: ['file.zip'],
  docs: {
    'en/guide/a.md': 'A',
    'en/guide/group/index.md': 'Group',
    'en/guide/group/x.md': 'X',
    'en/guide/z.md': 'Z',
    'en/guide/unlisted.md': 'Unlisted',
    'en/other/o.md': 'Other',
    'en/guide/_meta.json': [
      { type: 'file', name: 'a', label: 'First' },
      { type: 'link', label: 'Out', link: 'https://a.example/' },
      { type: 'link', label: 'File', link: '/file.zip' },
      { type: 'link', label: 'Part', link: '/guide/z#part' },
      { type: 'divider' },
      { type: 'section-header', label: 'Header' },
      'group',
      { type: 'link', label: 'A again', link: '/guide/a' },
      'z',
    ],
  },
});

test.each([
  ['/guide/a', null, 'Group /docs/guide/group/'],
  ['/guide/group/', 'First /docs/guide/a', 'X /docs/guide/group/x'],
  ['/guide/group/x', 'Group /docs/guide/group/', 'Z /docs/guide/z'],
  ['/guide/z', 'X /docs/guide/group/x', null],
  ['/guide/unlisted', null, null],
  ['/other/o', null, null],
])('the pages around %s', (route, prev, next) => {
  const pager = site.pagerOf(site.pageOf(route));
  const draw = (link: typeof pager.prev) => link && `${link.text} ${link.link}`;
  expect([draw(pager.prev), draw(pager.next)]).toEqual([prev, next]);
});

test('a page that has another sidebar is skipped, so that readers stay in their section', () => {
  const sections = createFixtureSite({
    docs: {
      'en/guide/a.md': 'A',
      'en/guide/b.md': 'B',
      'en/guide/_meta.json': ['a', { type: 'link', label: 'Y', link: '/other/y' }, 'b'],
      'en/other/x.md': 'X',
      'en/other/y.md': 'Y',
      'en/other/_meta.json': ['y', { type: 'link', label: 'A', link: '/guide/a' }, 'x'],
    },
  });
  const walk = (route: string): string[] => {
    const { next } = sections.pagerOf(sections.pageOf(route));
    return next === null ? [] : [next.link, ...walk(next.link)];
  };
  expect(walk('/guide/a')).toEqual(['/guide/b']);
  expect(walk('/other/y')).toEqual(['/other/x']);
});

test('the previous and next page are in the same language, even if the sidebar is not', () => {
  const bilingualSite = createFixtureSite({
    config: bilingual,
    docs: {
      'en/guide/b.md': 'B',
      'zh/guide/a.md': '甲',
      'zh/guide/c.md': '丙',
      'zh/guide/_meta.json': ['a', { type: 'link', label: 'B', link: '/guide/b' }, 'c'],
    },
  });
  const { prev, next } = bilingualSite.pagerOf(bilingualSite.pageOf('/zh/guide/a'));
  expect([prev, next?.link]).toEqual([null, '/zh/guide/c']);
});
