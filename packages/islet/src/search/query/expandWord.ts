import { createEditDistance } from '../text/editDistance.ts';
import { stemWord } from '../text/stemWord.ts';
import type { QueryWord } from './createPlanner.ts';
import type { Entry, FoundTerm, Vocabulary } from './vocabulary.ts';

/** A term of the index that a word of the query may refer to. */
export interface Expansion extends Entry {
  /** From 0 to 1, where 1 is the word itself. */
  weight: number;
  /** Whether the term is the word itself or an inflected form of it. */
  isForm: boolean;
}

/** All terms that a word may refer to. */
export interface Expansions {
  terms: Expansion[];
  /** Number of sections with the word; determines how important the word is. */
  total: number;
  /** Suggested spellings, best first, if the word is unknown. */
  spellings: string[];
}

/** A word in fewer sections than this may itself be a typo. */
const rareTotal = 2;
/** Maximum number of letters after the part that all forms share ("migrat", "migrations"). */
const longestEnding = 6;
const mostPrefixed = 24;
const mostNear = 12;

interface NearTerm extends FoundTerm {
  weight: number;
}

/** Finds the terms that a word may refer to: itself, its forms, words that start with it, and similar words. */
export async function expandWord(vocabulary: Vocabulary, word: QueryWord): Promise<Expansions> {
  const { term, isLast, isExact } = word;
  const own = isExact ? await findOne(vocabulary, term) : await findForms(vocabulary, term);
  const known = own.reduce((sum, { total }) => sum + total, 0);
  const canStart = isLast || (own.length === 0 && !isExact && term.length >= 3);
  const started = canStart ? await findStarted(vocabulary, word, own) : [];
  let near: Expansion[] = [];
  if (!isExact && started.length === 0 && known < rareTotal) {
    near = await findNear(vocabulary, word);
    if (own.length > 0) {
      // A rare word is only considered a typo of a much more frequent one.
      near = near
        .filter(({ total }) => total >= 8 * rareTotal)
        .map((one) => ({ ...one, weight: one.weight * 0.5 }));
    }
  }
  const others = [...started, ...(await addForms(vocabulary, near))].filter(
    ({ id }) => !own.some((one) => one.id === id),
  );
  const terms = [...own, ...others];
  return {
    terms,
    total: known > 0 ? known : others.reduce((sum, { total }) => sum + total, 0),
    spellings: own.length + started.length === 0 ? near.map((one) => one.term) : [],
  };
}

async function findOne(vocabulary: Vocabulary, term: string): Promise<Expansion[]> {
  const entry = await vocabulary.find(term);
  return entry ? [{ ...entry, weight: 1, isForm: true }] : [];
}

/** The word and its plural and verb forms, which all share nearly all letters at the start. */
async function findForms(vocabulary: Vocabulary, term: string): Promise<Expansion[]> {
  const stem = stemWord(term);
  const start = stem.endsWith('i') ? stem.slice(0, -1) : stem;
  if (start.length < 2) return findOne(vocabulary, term);
  const entries = await vocabulary.startingWith(
    start,
    (other) =>
      other === term || (other.length <= start.length + longestEnding && stemWord(other) === stem),
  );
  return entries.map((entry) => ({
    ...entry,
    weight: entry.term === term ? 1 : 0.9,
    isForm: true,
  }));
}

async function findStarted(
  vocabulary: Vocabulary,
  { term, isLast }: QueryWord,
  own: readonly Expansion[],
): Promise<Expansion[]> {
  const entries = await vocabulary.startingWith(
    term,
    (other) => !own.some((one) => one.term === other),
  );
  return pickBest(
    entries.map((entry) => ({
      ...entry,
      weight: (isLast ? 0.8 : 0.5) * Math.sqrt(term.length / entry.term.length),
      isForm: false,
    })),
    mostPrefixed,
  );
}

/** The most relevant terms: similar to the typed word, and in many sections. */
function pickBest<One extends NearTerm>(terms: readonly One[], most: number): One[] {
  return terms
    .map((term) => ({ term, rate: term.weight * Math.log2(1 + term.total) }))
    .sort((a, b) => b.rate - a.rate)
    .slice(0, most)
    .map(({ term }) => term);
}

/** A typo of "migration" also matches "migrate". */
async function addForms(vocabulary: Vocabulary, near: readonly Expansion[]): Promise<Expansion[]> {
  const all = new Map<number, Expansion>(near.map((one) => [one.id, one]));
  for (const { term, weight } of near) {
    for (const form of await findForms(vocabulary, term)) {
      if (!all.has(form.id))
        all.set(form.id, { ...form, weight: weight * form.weight, isForm: false });
    }
  }
  return [...all.values()];
}

/**
 * Words with few edits: one in short words, two in long ones, and one more if nothing is found. Most typos are a single
 * one, which few parts of a large vocabulary are needed for.
 */
async function findNear(vocabulary: Vocabulary, word: QueryWord): Promise<Expansion[]> {
  const { length } = word.term;
  if (length < 4) return [];
  const one = await findNearest(vocabulary, word, 1);
  const most = length < 5 ? 1 : length < 8 ? 2 : 3;
  const found = one.length > 0 || most === 1 ? one : await findNearest(vocabulary, word, most);
  const nearest = await Promise.all(
    pickBest(found, mostNear).map(async ({ term, weight }) => {
      const entry = await vocabulary.find(term);
      return entry ? [{ ...entry, weight, isForm: false }] : [];
    }),
  );
  return nearest.flat();
}

/** The words with the fewest edits, which are at most `most`. */
async function findNearest(
  vocabulary: Vocabulary,
  { term, isLast }: QueryWord,
  most: number,
): Promise<NearTerm[]> {
  const distanceTo = createEditDistance(term, isLast);
  let fewest = most;
  let found: NearTerm[] = [];
  for (const one of await vocabulary.near(term, most, isLast)) {
    const distance = one.term === term ? null : distanceTo(one.term, fewest);
    if (distance === null) continue;
    if (distance.edits < fewest) found = [];
    fewest = distance.edits;
    const start = one.term[0] === term[0] ? 1 : 0.7;
    const length = Math.sqrt(distance.length / one.term.length);
    found.push({ ...one, weight: start * length * 0.65 ** fewest });
  }
  return found;
}
