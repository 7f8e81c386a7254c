import { createByteReader, createByteWriter } from './bytes.ts';
import { lettersOf } from './editDistance.ts';

/** The sections of a term, in order, with the impact of the term on each. */
export interface TermList {
  /** Sections that have the term, also those that were left out. */
  total: number;
  sections: number[];
  impacts: number[];
}

/** A run of the vocabulary. */
export interface TermsBlock {
  terms: string[];
  /** Of each term: the sections that have it, and the length of its list. */
  totals: Uint32Array;
  lengths: Uint32Array;
  /** Of each term, a bit for each of its letters (`lettersOf`). */
  letters: Uint32Array;
}

/**
 * Writes terms in columns, which compress better than rows: what each shares with the one before,
 * the rest of it, the sections it is in and the length of its list.
 */
export function writeTerms(entries: ReadonlyArray<[string, TermList]>): Uint8Array {
  const writer = createByteWriter();
  writer.number(entries.length);
  const rests: string[] = [];
  entries.forEach(([term], index) => {
    const shared = countShared(entries[index - 1]?.[0] ?? '', term);
    writer.number(shared);
    rests.push(term.slice(shared));
  });
  for (const [, { total }] of entries) writer.number(total);
  for (const [, { total, sections }] of entries) writer.number(total - sections.length);
  const text = new TextEncoder().encode(rests.join('\n'));
  writer.bytes(text);
  return writer.finish();
}

/** Reads what `writeTerms` wrote. */
export function readTerms(block: Uint8Array): TermsBlock {
  const reader = createByteReader(block);
  const count = reader.number();
  const shared = Array.from({ length: count }, () => reader.number());
  const totals = Uint32Array.from({ length: count }, () => reader.number());
  const lengths = totals.map((total) => total - reader.number());
  const rests = new TextDecoder().decode(block.subarray(reader.position)).split('\n');
  const terms: string[] = [];
  for (let index = 0, before = ''; index < count; index++) {
    before = before.slice(0, shared[index]) + (rests[index] ?? '');
    terms.push(before);
  }
  return { terms, totals, lengths, letters: Uint32Array.from(terms, lettersOf) };
}

/**
 * Puts the first letter of a term at its end, so that terms are in order of what stands behind it:
 * where a typo in the first letter can be looked up.
 */
export function turnTerm(term: string): string {
  const [first = ''] = term;
  return term.slice(first.length) + first;
}

/** Gives the term that `turnTerm` made this of. */
export function turnBack(turned: string): string {
  const last = Array.from(turned.slice(-2)).at(-1) ?? '';
  return last + turned.slice(0, turned.length - last.length);
}

/** Where the lists of a block stand in it; those of one term have the same place in each array. */
export interface ListPlaces {
  /** First byte of the distances. */
  distances: Uint32Array;
  /** Number of the first impact. */
  impacts: Uint32Array;
  lengths: Uint32Array;
  /** First byte of all impacts. */
  impactsStart: number;
}

/**
 * Writes lists in two columns, long lists first, which compresses best: of each section the distance
 * to the one before, then all impacts, two in a byte.
 */
export function writeLists(lists: readonly TermList[]): Uint8Array {
  const distances = createByteWriter();
  const impacts: number[] = [];
  for (const index of longestFirst(lists.map(({ sections }) => sections.length))) {
    const list = lists[index];
    let before = -1;
    list?.sections.forEach((section, at) => {
      distances.number(section - before - 1);
      impacts.push(list.impacts[at] ?? 0);
      before = section;
    });
  }
  const writer = createByteWriter();
  writer.number(distances.length);
  writer.bytes(distances.finish());
  for (let at = 0; at < impacts.length; at += 2) {
    writer.byte((impacts[at] ?? 0) | ((impacts[at + 1] ?? 0) << 4));
  }
  return writer.finish();
}

/** Finds the lists of a block by their lengths. */
export function findLists(block: Uint8Array, lengths: Uint32Array): ListPlaces {
  const reader = createByteReader(block);
  const size = reader.number();
  let position = reader.position;
  const impactsStart = position + size;
  const distances = new Uint32Array(lengths.length);
  const impacts = new Uint32Array(lengths.length);
  let count = 0;
  for (const index of longestFirst(lengths)) {
    distances[index] = position;
    impacts[index] = count;
    const length = lengths[index] ?? 0;
    count += length;
    for (let left = length; left > 0; position++) if ((block[position] ?? 0) < 128) left--;
  }
  return { distances, impacts, lengths, impactsStart };
}

/** Calls back for each section of a list. */
export function readList(
  block: Uint8Array,
  { distances, impacts, lengths, impactsStart }: ListPlaces,
  { index, visit }: { index: number; visit: (section: number, impact: number) => void },
): void {
  let position = distances[index] ?? 0;
  let at = impacts[index] ?? 0;
  let section = -1;
  for (let left = lengths[index] ?? 0; left > 0; left--, at++) {
    let distance = 0;
    let shift = 0;
    let next = 0;
    do {
      next = block[position++] ?? 0;
      distance |= (next & 127) << shift;
      shift += 7;
    } while (next >= 128);
    section += distance + 1;
    const pair = block[impactsStart + (at >> 1)] ?? 0;
    visit(section, at & 1 ? pair >> 4 : pair & 15);
  }
}

/** Numbers of lists by length; both who writes and who reads a block knows the lengths. */
function longestFirst(lengths: ArrayLike<number>): Uint32Array {
  const order = Uint32Array.from({ length: lengths.length }, (_, index) => index);
  return order.sort((a, b) => (lengths[b] ?? 0) - (lengths[a] ?? 0) || a - b);
}

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  // Half of a surrogate pair cannot be encoded on its own.
  return count > 0 && /[\ud800-\udbff]/.test(a[count - 1] ?? '') ? count - 1 : count;
}
