import { countMissing, lettersOf } from './editDistance.ts';
import { findRun } from './indexFormat.ts';
import { nameMark } from './indexPage.ts';
import type { OpenIndex } from './openIndex.ts';
import { readList } from './writeTerms.ts';

/** A term of the index. */
export interface Entry {
  term: string;
  /** Number of the term in the whole vocabulary. */
  id: number;
  /** Sections that have it. */
  total: number;
}

/** The terms of an index and the sections of each. */
export interface Vocabulary {
  find(term: string): Promise<Entry | null>;
  /** Terms that start like this and are wanted, names aside. */
  startingWith(prefix: string, isWanted?: (term: string) => boolean): Promise<Entry[]>;
  /** Terms that a word may be `edits` letters away from, as their start too; some are further away. */
  near(word: string, edits: number, asPrefix: boolean): Promise<Entry[]>;
  /** Loads the lists of terms, so that `visitList` can read them. */
  loadLists(ids: readonly number[]): Promise<VisitList>;
}

/** Calls back for each section that has a term. */
export type VisitList = (id: number, visit: (section: number, impact: number) => void) => void;

type IsWanted = (term: string, letters: number) => boolean;

/** Blocks that are few enough to load all of them for a typo, which may be in the first letter. */
const mostScanned = 4;

/** Opens the vocabulary of an index. */
export function openVocabulary(index: OpenIndex): Vocabulary {
  const { firstTerms, termStarts, listStarts } = index.meta;

  const blockOf = (term: string): number => {
    let block = 0;
    while (block + 1 < firstTerms.length && (firstTerms[block + 1] ?? '') <= term) block++;
    return block;
  };
  const collect = async (prefix: string, isWanted: IsWanted): Promise<Entry[]> => {
    const found: Entry[] = [];
    const end = firstTerms.length === 0 ? -1 : blockOf(`${prefix}\uffff`);
    const blocks: number[] = [];
    for (let block = blockOf(prefix); block <= end; block++) blocks.push(block);
    const loaded = await Promise.all(blocks.map((block) => index.terms(block)));
    loaded.forEach(({ terms, totals, letters }, number) => {
      const offset = termStarts[blocks[number] ?? 0] ?? 0;
      for (let at = firstAtLeast(terms, prefix); at < terms.length; at++) {
        const term = terms[at] ?? '';
        if (!term.startsWith(prefix)) break;
        if (term[0] === nameMark && prefix[0] !== nameMark) continue;
        if (isWanted(term, letters[at] ?? 0))
          found.push({ term, id: offset + at, total: totals[at] ?? 0 });
      }
    });
    return found;
  };

  return {
    async find(term) {
      if (firstTerms.length === 0) return null;
      const block = blockOf(term);
      const { terms, totals } = await index.terms(block);
      const at = firstAtLeast(terms, term);
      if (terms[at] !== term) return null;
      return { term, id: (termStarts[block] ?? 0) + at, total: totals[at] ?? 0 };
    },
    startingWith: (prefix, isWanted = () => true) => collect(prefix, isWanted),
    async near(word, edits, asPrefix) {
      const own = lettersOf(word);
      const isNear: IsWanted = (term, letters) =>
        word.length - term.length <= edits &&
        countMissing(own, letters) <= edits &&
        (asPrefix || (term.length - word.length <= edits && countMissing(letters, own) <= edits));
      if (firstTerms.length <= mostScanned) return collect('', isNear);
      // A letter too many at the start, or two swapped, makes the second letter the first.
      const starts = new Set(Array.from(word).slice(0, 2));
      return (await Promise.all([...starts].map((start) => collect(start, isNear)))).flat();
    },
    async loadLists(ids) {
      const blocks = new Set(ids.map((id) => findRun(listStarts, id)));
      const loaded = new Map(
        await Promise.all(
          [...blocks].map(async (block) => [block, await index.lists(block)] as const),
        ),
      );
      return (id, visit) => {
        const block = findRun(listStarts, id);
        const lists = loaded.get(block);
        if (!lists) throw new Error(`The list of term ${id} was not loaded.`);
        readList(lists.bytes, lists.places, { index: id - (listStarts[block] ?? 0), visit });
      };
    },
  };
}

function firstAtLeast(terms: readonly string[], term: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < term) low = middle + 1;
    else high = middle;
  }
  return low;
}
