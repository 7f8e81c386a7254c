import { describe, expect, test } from 'vitest';
import type { OverviewGroup } from '#shared/navigation.ts';
import {
  findElement,
  type Given,
  listLinks,
  renderLayout,
  toText,
} from '../testing/renderLayout.ts';

const overview: OverviewGroup[] = [
  {
    id: 'lib',
    name: 'Lib',
    pages: [
      { text: 'dts', link: '/dts', headers: [{ text: 'Type', link: '/dts#type', depth: 2 }] },
    ],
  },
  { id: 'others', name: '', pages: [{ text: 'source', link: '/source', headers: [] }] },
];

const main = ({ page, site }: Given) =>
  findElement(renderLayout({ page: { overview, html: '', ...page }, site: { ...site } }), 'main');

describe('overview', () => {
  test('lists pages and headings in groups; a group without a name is called Others', () => {
    const html = findElement(main({}), 'div', 'class="overview"');
    expect(toText(html)).toBe('Filter Lib dts Type Others source');
    expect(listLinks(html)).toEqual(['dts → /dts', 'Type → /dts#type', 'source → /source']);
    expect(html).toContain('placeholder="Enter keyword"');
  });

  test.each([
    [
      'the title of the front matter',
      { title: 'Config', frontmatter: { title: 'Config' } },
      'Config',
    ],
    [
      'only the title in the prose',
      { title: 'Config', frontmatter: { title: 'Config' }, html: '<h1>Options</h1>' },
      'Options',
    ],
  ])('has %s', (_, page, expected) => {
    const html = main({ page });
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(toText(findElement(html, 'h1'))).toBe(expected);
  });

  test('comes after the introduction of the page', () => {
    const html = '<h1>Config</h1><p>All options.</p><h2>Details</h2><p>More.</p>';
    expect(toText(main({ page: { html } }))).toBe(
      'Config All options. Filter Lib dts Type Others source Details More.',
    );
  });

  test('has groups with ids for the outline', () => {
    expect(main({})).toContain('<h2 id="lib">Lib</h2>');
  });

  test('folds all but five headings of a page', () => {
    const header = (number: number) => ({ text: `Part ${number}`, link: `/#${number}`, depth: 2 });
    const headers = [1, 2, 3, 4, 5, 6, 7].map(header);
    const page = { text: 'dts', link: '/dts', headers };
    const html = main({ page: { overview: [{ id: 'lib', name: 'Lib', pages: [page] }] } });
    expect(toText(findElement(html, 'details'))).toBe('+ 2 Part 6 Part 7');
    expect(html).toContain('aria-label="dts: + 2"');
    expect(main({})).not.toContain('<details');
  });

  test('shows a message if there is nothing to list', () => {
    const html = findElement(main({ page: { overview: [] } }), 'p', 'overview-empty');
    expect(toText(html)).toBe('No matching API found');
  });
});
