import { describe, expect, test } from 'vitest';
import type { OverviewGroup, OverviewPage } from '#shared/navigation.ts';
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

  const one = (page: Partial<OverviewPage>) => {
    const pages = [{ text: 'dts', link: '/dts', headers: [], ...page }];
    return main({ page: { overview: [{ id: 'lib', name: 'Lib', pages }] } });
  };

  test('folds all but three headings of a page, and those that many pages have', () => {
    const header = (number: number) => ({
      text: `Part ${number}`,
      link: `/#${number}`,
      depth: 2,
      isShared: number === 2 ? (true as const) : undefined,
    });
    const html = one({ headers: [1, 2, 3, 4, 5, 6].map(header) });
    expect(toText(findElement(html, 'li'))).toBe(
      'dts Part 1 Part 3 Part 4 + 3 Part 2 Part 5 Part 6',
    );
    expect(toText(findElement(html, 'details'))).toBe('+ 3 Part 2 Part 5 Part 6');
    expect(html).toContain('aria-label="dts: + 3"');
    expect(toText(findElement(one({ headers: [header(2)] }), 'li'))).toBe('dts + 1 Part 2');
    expect(main({})).not.toContain('<details');
  });

  test('says what a page is about and the default of its option, if they are known', () => {
    const known = one({ summary: 'Emits types.', default: 'false' });
    expect(toText(findElement(known, 'li'))).toBe('dts Emits types. Default false');
    expect(toText(findElement(one({}), 'li'))).toBe('dts');
    expect(one({})).not.toContain('<p></p>');
  });

  test('shows a message if there is nothing to list', () => {
    const html = findElement(main({ page: { overview: [] } }), 'p', 'overview-empty');
    expect(toText(html)).toBe('No matching API found');
  });
});
