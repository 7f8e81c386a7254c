import { findRun } from '../index/indexFormat.ts';
import { isNameTerm } from '../index/indexPage.ts';
import { reverseTerm, type TermsBlock } from '../index/writeTerms.ts';
import { countMissing, lettersOf } from '../text/editDistance.ts';
import type { OpenIndex } from './openIndex.ts';

/** A term of the index. */
export interface FoundTerm {
  term: string;
  /** Sections that have it. */
  total: number;
}

/** A term with a list of sections. */
export interface Entry extends FoundTerm {
  /** Number of the term in the whole vocabulary. */
  id: number;
}

/** The terms of an index and the sections of each. */
export interface Vocabulary {
  find(term: string): Promise<Entry | null>;
  /** Words with a prefix that `isWanted` accepts; names are not words. */
  startingWith(prefix: string, isWanted: (term: string) => boolean): Promise<Entry[]>;
  /**
   * Terms at an edit distance of about `edits` from a word; some are further away. With `asPrefix`, the word
   * may be the start of a term. In a large vocabulary, that gives each term that one edit makes the whole word,
   * but not each that starts like it or takes more edits.
   */
  near(word: string, edits: number, asPrefix: boolean): Promise<FoundTerm[]>;
  /** Loads the lists of terms. */
  loadLists(ids: readonly number[]): Promise<Lists>;
}

/** The lists of terms, and the pages that their sections are on. */
export interface Lists {
  visit: VisitList;
  /** Number of the first section of each page, and at the end the number after the last page. */
  sectionStarts: Uint32Array;
  /** The top folder of a page. */
  folderOf(page: number): string;
  /** The pages with one of these tags. */
  pagesWith(tags: readonly string[]): ReadonlySet<number>;
}

/** Calls back for each section that has a term. */
export type VisitList = (id: number, visit: (section: number, impact: number) => void) => void;

/** Sorted terms in blocks. */
interface Shelf {
  firsts: readonly string[];
  load(block: number): Promise<TermsBlock>;
}

/** Opens the vocabulary of an index. */
export function openVocabulary(index: OpenIndex): Vocabulary {
  const { firstTerms, firstReversed, termStarts } = index.meta;
  const shelf: Shelf = { firsts: firstTerms, load: index.terms };
  const reversedShelf: Shelf = { firsts: firstReversed, load: index.reversedTerms };

  return {
    async find(term) {
      if (firstTerms.length === 0) return null;
      const block = blockOf(firstTerms, term);
      const { terms, totals } = await index.terms(block);
      const at = firstAtLeast(terms, term);
      if (terms[at] !== term) return null;
      return { term, id: (termStarts[block] ?? 0) + at, total: totals[at] ?? 0 };
    },
    async startingWith(prefix, isWanted) {
      const found: Entry[] = [];
      await visitStarting(shelf, prefix, ({ terms, totals }, at, block) => {
        const term = terms[at] ?? '';
        if (!isNameTerm(term) && isWanted(term))
          found.push({ term, id: (termStarts[block] ?? 0) + at, total: totals[at] ?? 0 });
      });
      return found;
    },
    async near(word, edits, asPrefix) {
      const found = new Map<string, FoundTerm>();
      const isNear = createFilter(word, edits, asPrefix);
      const collect = (from: Shelf, start: string, toTerm = (term: string) => term) =>
        visitStarting(from, start, ({ terms, totals, letters }, at) => {
          const stored = terms[at] ?? '';
          if (!isNear(stored, letters[at] ?? 0) || isNameTerm(stored)) return;
          const term = toTerm(stored);
          found.set(term, { term, total: totals[at] ?? 0 });
        });
      if (firstReversed.length === 0) await collect(shelf, '');
      else {
        const { start, reversedEnd } = intactParts(word, edits);
        await Promise.all([
          collect(shelf, start),
          collect(reversedShelf, reversedEnd, reverseTerm),
        ]);
      }
      return [...found.values()];
    },
    loadLists: (ids) => loadLists(index, ids),
  };
}

async function loadLists(
  { meta, lists, sectionStarts }: OpenIndex,
  ids: readonly number[],
): Promise<Lists> {
  const { listStarts, folders, folderStarts } = meta;
  const blocks = new Set(ids.map((id) => findRun(listStarts, id)));
  const loaded = new Map(
    await Promise.all([...blocks].map(async (block) => [block, await lists(block)] as const)),
  );
  return {
    visit(id, visit) {
      const block = findRun(listStarts, id);
      loaded.get(block)?.(id - (listStarts[block] ?? 0), visit);
    },
    sectionStarts,
    folderOf: (page) => folders[findRun(folderStarts, page)] ?? '',
    pagesWith: (tags) =>
      new Set(meta.tags.flatMap(([tag, pages]) => (tags.includes(tag) ? pages : []))),
  };
}

/**
 * The letters before or after an edit. A single one of the first letters leaves those after the next one alone, since
 * it may swap the two; any other leaves the first ones alone. Several edits may be at both ends, so fewer letters are
 * required to be right.
 */
function intactParts(word: string, edits: number): { start: string; reversedEnd: string } {
  const letters = Array.from(word);
  const first = edits === 1 ? (letters.length - 1) >> 1 : 1;
  const last = edits === 1 ? letters.length - 1 - first : 2;
  return {
    start: letters.slice(0, first).join(''),
    reversedEnd: letters.slice(-last).reverse().join(''),
  };
}

/** Calls back with the index of each term that has the prefix. */
async function visitStarting(
  { firsts, load }: Shelf,
  prefix: string,
  visit: (block: TermsBlock, at: number, number: number) => void,
): Promise<void> {
  if (firsts.length === 0) return;
  const numbers: number[] = [];
  const end = blockOf(firsts, `${prefix}\uffff`);
  for (let number = blockOf(firsts, prefix); number <= end; number++) numbers.push(number);
  const blocks = await Promise.all(numbers.map(load));
  blocks.forEach((block, index) => {
    const { terms } = block;
    for (let at = firstAtLeast(terms, prefix); terms[at]?.startsWith(prefix); at++) {
      visit(block, at, numbers[index] ?? 0);
    }
  });
}

/** Creates a filter that skips most terms that differ too much from a word, by their lengths and letters. */
function createFilter(
  word: string,
  edits: number,
  asPrefix: boolean,
): (term: string, letters: number) => boolean {
  const own = lettersOf(word);
  return (term, letters) =>
    word.length - term.length <= edits &&
    countMissing(own, letters) <= edits &&
    (asPrefix || (term.length - word.length <= edits && countMissing(letters, own) <= edits));
}

function blockOf(firsts: readonly string[], term: string): number {
  let block = 0;
  while (block + 1 < firsts.length && (firsts[block + 1] ?? '') <= term) block++;
  return block;
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
