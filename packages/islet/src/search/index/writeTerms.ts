import { lettersOf } from '../text/editDistance.ts';
import { createByteReader, createByteWriter } from './bytes.ts';
import { readSimilar, writeSimilar } from './frontCoding.ts';
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
 * Writes terms in columns: the terms, the length of the list of each, and how many sections were left out of those that
 * can be cut. Terms are well-formed texts (`normalizeText`) of any characters.
 */
export function writeTerms(entries: ReadonlyArray<[string, TermList]>): Uint8Array {
  const writer = createByteWriter();
  writeSimilar(
    writer,
    entries.map(([term]) => term),
  );
  for (const [, { postings }] of entries) writer.number(postings.length);
  for (const [, { total, postings }] of entries) {
    if (postings.length >= listLimits.least) writer.number(total - postings.length);
  }
  return writer.finish();
}

/** Reads what `writeTerms` wrote. */
export function readTerms(block: Uint8Array): TermsBlock {
  const reader = createByteReader(block);
  const terms = readSimilar(reader);
  const lengths = Uint32Array.from(terms, () => reader.number());
  const totals = lengths.map((length) =>
    length >= listLimits.least ? length + reader.number() : length,
  );
  return { terms, totals, lengths, letters: Uint32Array.from(terms, lettersOf) };
}

/** The letters of a term from its last to its first. Terms that are sorted by these are found by their ends. */
export const reverseTerm = (term: string): string => Array.from(term).reverse().join('');
