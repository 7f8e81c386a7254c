import { createEditDistance } from '../text/editDistance.ts';
import { stemWord } from '../text/stemWord.ts';
import type { Word } from './createPlanner.ts';
import type { Entry, FoundTerm, Vocabulary } from './vocabulary.ts';

/** A term of the index that a word may mean. */
export interface Expansion extends Entry {
  /** From 0 to 1; 1 for the word itself. */
  weight: number;
  /** Whether it is the word itself or a form of it. */
  isForm: boolean;
}

/** What a word may mean. */
export interface Expansions {
  terms: Expansion[];
  /** Number of sections that a rare word would have; gives how much the word matters. */
  total: number;
  /** Known words near to this one, nearest first, when it is not known itself. */
  spellings: string[];
}

/** A word of fewer sections than this may be a typo of its own. */
const rareTotal = 2;
/** No form has more letters after those that all forms share ("migrat", "migrations"). */
const longestEnding = 6;
const mostPrefixed = 24;
const mostNear = 12;

interface NearTerm extends FoundTerm {
  weight: number;
}

/** Finds the terms that a word may mean: itself, its forms, words it starts, and words nearby. */
export async function expandWord(vocabulary: Vocabulary, word: Word): Promise<Expansions> {
  const { term, isLast, isExact } = word;
  const own = isExact ? await findOne(vocabulary, term) : await findForms(vocabulary, term);
  const known = own.reduce((sum, { total }) => sum + total, 0);
  const canStart = isLast || (own.length === 0 && !isExact && term.length >= 3);
  const started = canStart ? await findStarted(vocabulary, word, own) : [];
  let near: Expansion[] = [];
  if (!isExact && started.length === 0 && known < rareTotal) {
    near = await findNear(vocabulary, word);
    if (own.length > 0) {
      // A rare word is a typo only of one that is much more usual.
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

/** The word and its plural and verb forms, which all start with nearly the same letters. */
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
  { term, isLast }: Word,
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

/** The terms that matter most: near to what was typed, and in many sections. */
function pickBest<One extends NearTerm>(terms: readonly One[], most: number): One[] {
  return terms
    .map((term) => ({ term, rate: term.weight * Math.log2(1 + term.total) }))
    .sort((a, b) => b.rate - a.rate)
    .slice(0, most)
    .map(({ term }) => term);
}

/** A typo of "migration" is one of "migrate" too. */
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

/** Words with few letters changed: one in a short word, two in a long one, one more for want of any. */
async function findNear(vocabulary: Vocabulary, { term, isLast }: Word): Promise<Expansion[]> {
  if (term.length < 4) return [];
  const usual = term.length < 8 ? 1 : 2;
  const most = term.length < 5 ? usual : usual + 1;
  const distanceTo = createEditDistance(term, isLast);
  let fewest = most;
  let found: NearTerm[] = [];
  const keepNearest = (terms: readonly FoundTerm[]): void => {
    for (const one of terms) {
      const distance = one.term === term ? null : distanceTo(one.term, fewest);
      if (distance === null) continue;
      if (distance.edits < fewest) found = [];
      fewest = distance.edits;
      const start = one.term[0] === term[0] ? 1 : 0.7;
      const length = Math.sqrt(distance.length / one.term.length);
      found.push({ ...one, weight: start * length * 0.65 ** fewest });
    }
  };
  keepNearest(await vocabulary.near(term, most, isLast));
  keepNearest(await vocabulary.nearButFirst(term, fewest, isLast));
  const nearest = await Promise.all(
    pickBest(found, mostNear).map(async ({ term, weight }) => {
      const entry = await vocabulary.find(term);
      return entry ? [{ ...entry, weight, isForm: false }] : [];
    }),
  );
  return nearest.flat();
}
