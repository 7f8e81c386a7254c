import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SidebarItem } from '#shared/navigation.ts';
import { selectNear } from '#shared/nearEntries.ts';
import { createNear } from './findNear.ts';
import { flattenSidebar } from './flattenSidebar.ts';

const createGap = (omitted: number): SidebarItem => ({ text: `${omitted} more`, omitted });

/** A list of pages, called by their number from 1. */
const listPages = (count: number, prefix = ''): SidebarItem[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `${prefix}${index + 1}`,
    link: `/${prefix}${index + 1}`,
  }));

const grouped: SidebarItem[] = Array.from({ length: 50 }, (_, index) => ({
  text: `group ${index + 1}`,
  link: `/group-${index + 1}`,
  items: listPages(40, `${index + 1}.`),
}));

/** Draws the part for a page: texts, with those of groups in parentheses; `a-b` for a row of numbers. */
function draw(items: SidebarItem[], url: string): string {
  const near = createNear(items)(url);
  const part = near ? selectNear(items, near, createGap) : items;
  const drawList = (list: readonly SidebarItem[]): string =>
    list
      .map(({ text, items: inner }) => (inner ? `${text} (${drawList(inner)})` : text))
      .join(', ')
      .replace(/\b([\d.]*?\d+), (?:[\d.]+, )+([\d.]+)(?=,|\)|$)/g, '$1-$2');
  return drawList(part);
}

describe('the part of a sidebar in a document', () => {
  test('is all of it for up to 100 entries', () => {
    expect(createNear(listPages(100))('/50')).toBeNull();
    expect(createNear([{ text: 'Group', items: listPages(100) }])('/50')).not.toBeNull();
  });

  test.each([
    ['/1', '1-40, 460 more'],
    ['/250', '243 more, 244-283, 217 more'],
    ['/500#heading', '460 more, 461-500'],
    ['/elsewhere', '1-40, 460 more'],
  ])('of 500 pages, on %s', (url, drawn) => {
    const items = listPages(500);
    items[499] = { text: '500', link: '/500#heading' };
    expect(draw(items, url.replace(/#.*/, ''))).toBe(drawn);
  });

  test('is the way to the page, with the other groups folded', () => {
    const drawn = draw(grouped, '/20.15');
    expect(drawn).toContain('16 more, group 17 (40 more), group 18 (40 more)');
    expect(drawn).toContain('group 20 (11 more, 20.12-20.31, 9 more), group 21 (40 more)');
    expect(drawn).toMatch(/group 36 \(40 more\), 14 more$/);
    const near = createNear(grouped)('/20.15') ?? [];
    expect(selectNear(grouped, near, createGap).every((item) => item.collapsed ?? true)).toBe(true);
  });

  test('has the first pages of the group that the page is the title of', () => {
    expect(draw(grouped, '/group-20')).toContain('group 20 (20.1-20.20, 20 more)');
  });
});

/** Sidebars of up to some hundred entries and four levels; each link leads to a page of its own. */
const sidebars = fc
  .letrec<{ items: SidebarItem[] }>((tie) => ({
    items: fc.array(
      fc.record(
        {
          text: fc.constant(''),
          items: fc.oneof({ depthSize: 'small' }, fc.constant<SidebarItem[]>([]), tie('items')),
        },
        { requiredKeys: ['text'] },
      ),
      { maxLength: 80, depthIdentifier: 'sidebar' },
    ),
  }))
  .items.map((items) => {
    flattenSidebar(items).forEach((item, index) => {
      item.text = String(index);
      if (index % 5 > 0) item.link = `/${index}`;
    });
    return items;
  });

test('for any sidebar and page, the part is in order, has the page, and few others', () => {
  fc.assert(
    fc.property(sidebars, fc.nat(), (items, seed) => {
      const all = flattenSidebar(items);
      const current = all[seed % (all.length + 1)];
      const near = createNear(items)(current?.link ?? '/elsewhere');
      expect(near === null).toBe(all.length <= 100);
      if (!near) return;
      const kept = flattenSidebar(selectNear(items, near, createGap)).filter(
        ({ omitted }) => omitted === undefined,
      );
      expect(kept.length).toBeLessThanOrEqual(60);
      const numbers = kept.map(({ text }) => Number(text));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      if (current?.link !== undefined) expect(kept.map(({ link }) => link)).toContain(current.link);
    }),
    { numRuns: 200 },
  );
});

test('for any sidebar and page, what is left out of each list is counted', () => {
  const countAll = (list: readonly SidebarItem[]): number =>
    list.reduce((sum, { omitted = 1 }) => sum + omitted, 0);
  const compare = (whole: readonly SidebarItem[], part: readonly SidebarItem[]): void => {
    expect(countAll(part)).toBe(whole.length);
    let place = 0;
    for (const { omitted, items: inner } of part) {
      if (inner) compare(whole[place]?.items ?? [], inner);
      place += omitted ?? 1;
    }
  };
  fc.assert(
    fc.property(sidebars, fc.nat(), (items, seed) => {
      const near = createNear(items)(`/${seed % 300}`);
      if (near) compare(items, selectNear(items, near, createGap));
    }),
    { numRuns: 200 },
  );
});
