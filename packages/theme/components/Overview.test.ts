import type { OverviewGroup } from '@docs/common/types.ts';
import { describe, expect, test } from 'vitest';
import {
  findElement,
  type Given,
  listLinks,
  renderLayout,
  toText,
} from '../testing/renderLayout.ts';

const overview: OverviewGroup[] = [
  {
    name: 'Lib',
    pages: [
      { text: 'dts', link: '/dts', headers: [{ text: 'Type', link: '/dts#type', depth: 2 }] },
    ],
  },
  { name: '', pages: [{ text: 'source', link: '/source', headers: [] }] },
];

const main = ({ page, site }: Given) =>
  findElement(renderLayout({ page: { overview, html: '', ...page }, site: { ...site } }), 'main');

describe('overview', () => {
  test('lists pages and headings in groups; one without a name is Others', () => {
    const html = findElement(main({}), 'div', 'class="overview"');
    expect(toText(html)).toBe('Filter Lib dts Type Others source');
    expect(listLinks(html)).toEqual(['dts → /dts', 'Type → /dts#type', 'source → /source']);
    expect(html).toContain('placeholder="Enter keyword"');
  });

  test('keeps the filter out of sight until it works', () => {
    expect(findElement(main({}), 'div', 'overview-filter')).not.toContain('data-ready');
  });

  test.each([
    ['its own title where there is no other', { title: '' }, 'Overview'],
    [
      'the title of the front matter',
      { title: 'Config', frontmatter: { title: 'Config' } },
      'Config',
    ],
    ['none beside the heading of the prose', { title: 'Config' }, ''],
  ])('has %s', (_, page, expected) => {
    expect(toText(findElement(main({ page }), 'h1'))).toBe(expected);
  });

  test('says so when there is nothing to list', () => {
    const html = findElement(main({ page: { overview: [] } }), 'p', 'overview-empty');
    expect(toText(html)).toBe('No matching API found');
  });
});
