import { describe, expect, test } from 'vitest';
import type { SidebarItem } from '#shared/navigation.ts';
import { findElement, listLinks, renderLayout, toText } from '../testing/renderLayout.ts';

const sidebar: SidebarItem[] = [
  { text: 'Open', items: [{ text: 'One', link: '/one' }] },
  {
    text: 'Closed',
    collapsed: true,
    items: [{ text: 'Inner', collapsed: true, items: [{ text: 'Two', link: '/two' }] }],
  },
  { text: 'Linked', link: '/linked', collapsed: true, items: [{ text: 'Three', link: '/three' }] },
  { text: 'Fixed', collapsible: false, items: [{ text: 'Four', link: '/four', tag: 'new' }] },
  { text: '', dividerType: 'dashed' },
  { text: '', sectionHeaderText: 'Part', tag: 'beta' },
  { text: 'Five', link: '/five', context: 'beta' },
];

const render = (routePath: string) =>
  findElement(renderLayout({ page: { routePath }, sidebar }), 'nav', 'class="sidebar"');

/** The titles of all foldable groups, with `+` for open ones. */
const listGroups = (html: string) =>
  [...html.matchAll(/<details( open="")?>.*?<summary>(.*?)<\/summary>/gs)].map(
    ([, open, title = '']) => `${open ? '+' : '-'}${toText(title)}`,
  );

describe('sidebar', () => {
  test.each([
    ['/five', '+Open -Closed -Inner -Linked'],
    ['/two', '+Open +Closed +Inner -Linked'],
    ['/three', '+Open -Closed -Inner +Linked'],
    ['/linked', '+Open -Closed -Inner +Linked'],
  ])('groups start open unless collapsed, and open around %s', (route, expected) => {
    expect(listGroups(render(route)).join(' ')).toBe(expected);
  });

  test('marks only the current page', () => {
    expect(listLinks(render('/three'))).toEqual([
      'One → /one',
      'Two → /two',
      'Linked → /linked',
      '[page] Three → /three',
      'Four new → /four',
      'Five → /five',
    ]);
  });

  test('shows dividers, headers and contexts', () => {
    const html = render('/one');
    expect(html).toContain('<hr data-divider="dashed"/>');
    expect(toText(findElement(html, 'p', 'tree-header'))).toBe('Part beta');
    expect(toText(findElement(html, 'li', 'data-context="beta"'))).toBe('Five');
  });
});
