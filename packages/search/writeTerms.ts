import { createByteReader, createByteWriter } from './bytes.ts';

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
  return { terms, totals, lengths };
}

/** Writes lists: of each entry the distance to the section before, above four bits of impact. */
export function writeLists(lists: readonly TermList[]): Uint8Array {
  const writer = createByteWriter();
  for (const { sections, impacts } of lists) {
    let before = -1;
    sections.forEach((section, index) => {
      writer.number(((section - before - 1) << 4) | (impacts[index] ?? 1));
      before = section;
    });
  }
  return writer.finish();
}

/** Finds where each list of a block starts, and its end. */
export function findLists(block: Uint8Array, lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  let position = 0;
  lengths.forEach((length, index) => {
    starts[index] = position;
    for (let left = length; left > 0; position++) if ((block[position] ?? 0) < 128) left--;
  });
  starts[lengths.length] = position;
  return starts;
}

/** Calls back for each section of a list. */
export function readList(
  block: Uint8Array,
  start: number,
  end: number,
  visit: (section: number, impact: number) => void,
): void {
  let section = -1;
  for (let position = start; position < end; ) {
    let value = 0;
    let shift = 0;
    let next = 0;
    do {
      next = block[position++] ?? 0;
      value |= (next & 127) << shift;
      shift += 7;
    } while (next >= 128);
    section += (value >>> 4) + 1;
    visit(section, value & 15);
  }
}

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  // Half of a surrogate pair cannot be encoded on its own.
  return count > 0 && /[\ud800-\udbff]/.test(a[count - 1] ?? '') ? count - 1 : count;
}
