import { createCache } from '#shared/createCache.ts';
import { isNameTerm } from '../../index/indexPage.ts';
import type { Entry, FoundTerm, Lists, Vocabulary } from '../../query/vocabulary.ts';
import { createBatch } from './createBatch.ts';
import type { StoredIndex, StoredPosting, StoreSnapshot } from './indexStore.ts';
import type { OrderedPages } from './orderPages.ts';

/** After all terms with a prefix. */
const lastCharacter = '\u{10ffff}';

/** Reads the terms of a stored index for one query, and the sections that these have. */
export function openStoreVocabulary(
  snapshot: StoreSnapshot,
  index: StoredIndex,
  pages: OrderedPages,
): Vocabulary {
  const ids = new Map<string, number>();
  const terms: string[] = [];
  const toEntry = (found: { term: string; total: number }): Entry => {
    const id = ids.get(found.term) ?? terms.push(found.term) - 1;
    ids.set(found.term, id);
    return { ...found, id };
  };
  // A store gives all similar words at once, however many edits they are asked for.
  const similar = createCache<FoundTerm[]>(Number.POSITIVE_INFINITY);
  const lookUp = createBatch((ranges: Array<{ first: string; last: string }>) =>
    snapshot.findTerms(index, ranges),
  );
  return {
    async find(term) {
      const [found] = await lookUp({ first: term, last: term });
      return found ? toEntry(found) : null;
    },
    async startingWith(prefix, isWanted) {
      const found = await lookUp({ first: prefix, last: prefix + lastCharacter });
      return found.filter(({ term }) => !isNameTerm(term) && isWanted(term)).map(toEntry);
    },
    near: (word, _edits, asPrefix) =>
      similar.load(`${asPrefix} ${word}`, async () => {
        const found = await snapshot.findSimilar(index, word, asPrefix);
        return found.filter(({ term }) => !isNameTerm(term));
      }),
    async loadLists(wanted) {
      const numbers = [...new Set(wanted)];
      const found = await snapshot.findSections(
        index,
        numbers.map((id) => terms[id] ?? ''),
      );
      return numberSections(pages, new Map(found.map((list, at) => [numbers[at] ?? -1, list])));
    },
  };
}

/** The sections that were found, by their numbers in the index. */
function numberSections(
  { pages, numbers, sectionStarts }: OrderedPages,
  lists: ReadonlyMap<number, readonly StoredPosting[]>,
): Lists {
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
