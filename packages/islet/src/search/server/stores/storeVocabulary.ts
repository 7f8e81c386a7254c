import { isNameTerm } from '../../index/indexPage.ts';
import type { Entry, Lists, Vocabulary } from '../../query/vocabulary.ts';
import { createBatch } from './createBatch.ts';
import type { StoredIndex, StoredPage, StoredPosting, StoreSnapshot } from './indexStore.ts';

/** The vocabulary of one query, and the pages that its lists lead to, by their numbers in these lists. */
export interface StoreVocabulary {
  vocabulary: Vocabulary;
  /** The id of a page in the store. */
  idOf(page: number): number;
}

/** After all terms with a prefix. */
const lastCharacter = '\u{10ffff}';

/** Reads the terms of a stored index for one query, and numbers the sections that these have. */
export function openStoreVocabulary(snapshot: StoreSnapshot, index: StoredIndex): StoreVocabulary {
  const ids = new Map<string, number>();
  const terms: string[] = [];
  const toEntry = (found: { term: string; total: number }): Entry => {
    const id = ids.get(found.term) ?? terms.push(found.term) - 1;
    ids.set(found.term, id);
    return { ...found, id };
  };
  const lookUp = createBatch((ranges: Array<{ first: string; last: string }>) =>
    snapshot.findTerms(index, ranges),
  );
  let pages: StoredPage[] = [];

  const vocabulary: Vocabulary = {
    async find(term) {
      const [found] = await lookUp({ first: term, last: term });
      return found ? toEntry(found) : null;
    },
    async startingWith(prefix, isWanted) {
      const found = await lookUp({ first: prefix, last: prefix + lastCharacter });
      return found.filter(({ term }) => !isNameTerm(term) && isWanted(term)).map(toEntry);
    },
    async near(word, _edits, asPrefix) {
      const found = await snapshot.findSimilar(index, word, asPrefix);
      return found.filter(({ term }) => !isNameTerm(term));
    },
    // A store finds similar words whatever letter they start with.
    nearButFirst: async () => [],
    async loadLists(wanted) {
      const numbers = [...new Set(wanted)];
      const found = await snapshot.findSections(
        index,
        numbers.map((id) => terms[id] ?? ''),
      );
      const used = new Set(found.flatMap((list) => list.map(({ page }) => page)));
      pages = await snapshot.listPages(index, [...used]);
      pages.sort((a, b) => a.place - b.place);
      return numberSections(pages, new Map(found.map((list, at) => [numbers[at] ?? -1, list])));
    },
  };
  return { vocabulary, idOf: (page) => pages[page]?.id ?? -1 };
}

/** Numbers the sections of the pages that were found, in their order. */
function numberSections(
  pages: readonly StoredPage[],
  lists: ReadonlyMap<number, readonly StoredPosting[]>,
): Lists {
  const sectionStarts = new Uint32Array(pages.length + 1);
  const numbers = new Map<number, number>();
  for (const [number, { id, sections }] of pages.entries()) {
    numbers.set(id, number);
    sectionStarts[number + 1] = (sectionStarts[number] ?? 0) + sections;
  }
  return {
    visit(id, visit) {
      for (const { page, at, step } of lists.get(id) ?? []) {
        const number = numbers.get(page);
        if (number !== undefined) visit((sectionStarts[number] ?? 0) + at, step);
      }
    },
    sectionStarts,
    folderOf: (page) => pages[page]?.folder ?? '',
    pagesWith: (tags) =>
      new Set(
        pages.flatMap((page, number) =>
          page.tags.some((tag) => tags.includes(tag)) ? [number] : [],
        ),
      ),
  };
}
