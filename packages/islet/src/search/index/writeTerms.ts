import { lettersOf } from '../text/editDistance.ts';
import { createByteReader, createByteWriter } from './bytes.ts';
import { listLimits } from './indexFormat.ts';
import type { TermList } from './writeLists.ts';

/** A run of the vocabulary. */
export interface TermsBlock {
  terms: string[];
  /** For each term: the number of sections that have it, and the length of its list. */
  totals: Uint32Array;
  lengths: Uint32Array;
  /** For each term, a bit for each of its letters (`lettersOf`). */
  letters: Uint32Array;
}

/**
 * Writes terms in columns, which compress better than rows: how much each shares with the one before, the
 * length of its rest, the length of its list, and how many sections were left out of that; then all rests
 * without separators. Terms are well-formed texts (`normalizeText`) of any characters.
 */
export function writeTerms(entries: ReadonlyArray<[string, TermList]>): Uint8Array {
  const writer = createByteWriter();
  writer.number(entries.length);
  const shared = entries.map(([term], index) => countShared(entries[index - 1]?.[0] ?? '', term));
  const rests = entries.map(([term], index) => term.slice(shared[index]));
  for (const count of shared) writer.number(count);
  for (const { length } of rests) writer.number(length);
  for (const [, { postings }] of entries) writer.number(postings.length);
  for (const [, { total, postings }] of entries) {
    if (postings.length >= listLimits.least) writer.number(total - postings.length);
  }
  writer.bytes(new TextEncoder().encode(rests.join('')));
  return writer.finish();
}

/** Reads what `writeTerms` wrote. */
export function readTerms(block: Uint8Array): TermsBlock {
  const reader = createByteReader(block);
  const count = reader.number();
  const shared = Array.from({ length: count }, () => reader.number());
  const restLengths = Array.from({ length: count }, () => reader.number());
  const lengths = Uint32Array.from({ length: count }, () => reader.number());
  const totals = lengths.map((length) =>
    length >= listLimits.least ? length + reader.number() : length,
  );
  const rests = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    block.subarray(reader.position),
  );
  const terms: string[] = [];
  for (let index = 0, before = '', start = 0; index < count; index++) {
    const end = start + (restLengths[index] ?? 0);
    before = before.slice(0, shared[index]) + rests.slice(start, end);
    terms.push(before);
    start = end;
  }
  return { terms, totals, lengths, letters: Uint32Array.from(terms, lettersOf) };
}

/**
 * Moves the first letter of a term to its end, so that terms are sorted by the letters after it, which finds
 * typos in the first letter.
 */
export function turnTerm(term: string): string {
  const [first = ''] = term;
  return term.slice(first.length) + first;
}

/** Returns the original of a term from `turnTerm`. */
export function turnBack(turned: string): string {
  const last = Array.from(turned.slice(-2)).at(-1) ?? '';
  return last + turned.slice(0, turned.length - last.length);
}

function countShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count++;
  // Half of a surrogate pair cannot be encoded on its own.
  return count > 0 && /[\ud800-\udbff]/.test(a[count - 1] ?? '') ? count - 1 : count;
}
