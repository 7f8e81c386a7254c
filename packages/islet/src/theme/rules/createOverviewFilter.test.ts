import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OverviewGroup } from '#shared/navigation.ts';
import { createOverviewFilter } from './createOverviewFilter.ts';

const groups = toGroups({
  Lib: { dts: ['bundle', 'build'], bundle: ['Type'] },
  Über: { Résumé: [], format: ['esm'] },
});

describe('createOverviewFilter', () => {
  test.each([
    ['', 'Lib(dts:bundle,build bundle:Type) Über(Résumé: format:esm)'],
    ['  BUNDLE ', 'Lib(dts:bundle bundle:Type)'],
    ['resume', 'Über(Résumé:)'],
    ['esm', 'Über(format:esm)'],
    ['Lib', ''],
  ])('%j', (keyword, expected) => {
    expect(toText(createOverviewFilter(groups)(keyword))).toBe(expected);
  });

  test('finds pages and headings by what their tags say', () => {
    const tagged = groups.map((group) => ({
      ...group,
      pages: group.pages.map((page) => ({
        ...page,
        ...(page.text === 'format' && { tag: 'Experimental' }),
        headers: page.headers.map((header) =>
          header.text === 'build' ? { ...header, tag: 'Deprecated since 2.0' } : header,
        ),
      })),
    }));
    expect(toText(createOverviewFilter(tagged)('deprecated'))).toBe('Lib(dts:build)');
    expect(toText(createOverviewFilter(tagged)('experim'))).toBe('Über(format:esm)');
  });

  test('keeps exactly the entries that contain the keyword', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'B'), maxLength: 4 });
    const given = fc.dictionary(word, fc.dictionary(word, fc.array(word)));
    fc.assert(
      fc.property(given, word, (data, keyword) => {
        const all = toGroups(data);
        const has = (text: string) => text.toLowerCase().includes(keyword.toLowerCase());
        const count = (list: OverviewGroup[]) =>
          list
            .flatMap((group) => group.pages)
            .flatMap(({ text, headers }) => [text, ...headers.map((header) => header.text)])
            .filter(has).length;
        const shown = createOverviewFilter(all)(keyword);
        expect(count(shown)).toBe(count(all));
        for (const { text, headers } of shown.flatMap((group) => group.pages)) {
          expect(
            has(text) || (headers.length > 0 && headers.every((header) => has(header.text))),
          ).toBe(true);
        }
      }),
    );
  });
});

function toGroups(data: Record<string, Record<string, string[]>>): OverviewGroup[] {
  return Object.entries(data).map(([name, pages]) => ({
    id: name,
    name,
    pages: Object.entries(pages).map(([text, headers]) => ({
      text,
      link: `/${text}`,
      headers: headers.map((header) => ({ text: header, link: `/${text}#${header}`, depth: 2 })),
    })),
  }));
}

function toText(list: OverviewGroup[]): string {
  return list
    .map(({ name, pages }) => {
      const texts = pages.map(({ text, headers }) => `${text}:${headers.map((h) => h.text)}`);
      return `${name}(${texts.join(' ')})`;
    })
    .join(' ');
}
