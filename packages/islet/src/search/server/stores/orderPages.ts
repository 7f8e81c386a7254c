import type { StoredPage } from './indexStore.ts';

/** The pages of an index in their order, which numbers them and their sections. */
export interface OrderedPages {
  pages: readonly StoredPage[];
  /** The numbers of pages by their ids. */
  numbers: ReadonlyMap<number, number>;
  /** The first section of each page, and the number of all. */
  sectionStarts: Uint32Array;
}

/** Numbers the pages of an index, and their sections. */
export function orderPages(found: readonly StoredPage[]): OrderedPages {
  const pages = [...found].sort((a, b) => a.place - b.place);
  const sectionStarts = new Uint32Array(pages.length + 1);
  for (const [number, { sections }] of pages.entries()) {
    sectionStarts[number + 1] = (sectionStarts[number] ?? 0) + sections;
  }
  return { pages, numbers: new Map(pages.map(({ id }, number) => [id, number])), sectionStarts };
}
