import { createEditDistance } from './editDistance.ts';
import type { Word } from './planQuery.ts';
import { stemWord } from './stemWord.ts';
import type { Entry, Vocabulary } from './vocabulary.ts';

/** A term of the index that a word may mean. */
export interface Expansion extends Entry {
  /** From 0 to 1; 1 for the word itself. */
  weight: number;
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
const mostPrefixed = 24;
const mostNear = 12;

/** Finds the terms that a word may mean: itself, its forms, words it starts, and words nearby. */
export async function expandWord(vocabulary: Vocabulary, word: Word): Promise<Expansions> {
  const { term, isLast, isExact } = word;
  const own = isExact ? await findOne(vocabulary, term) : await findForms(vocabulary, term);
  const known = own.reduce((sum, { total }) => sum + total, 0);
  const canStart = isLast || (own.length === 0 && !isExact && term.length >= 3);
  const started = canStart ? await findStarted(vocabulary, word, own) : [];
  let near: Near[] = [];
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
  return entry ? [{ ...entry, weight: 1 }] : [];
}

/** The word and its plural and verb forms, which all start with nearly the same letters. */
async function findForms(vocabulary: Vocabulary, term: string): Promise<Expansion[]> {
  const stem = stemWord(term);
  const start = stem.endsWith('i') ? stem.slice(0, -1) : stem;
  if (start.length < 2) return findOne(vocabulary, term);
  const entries = await vocabulary.startingWith(start);
  return entries
    .filter((entry) => entry.term === term || stemWord(entry.term) === stem)
    .map((entry) => ({ ...entry, weight: entry.term === term ? 1 : 0.9 }));
}

async function findStarted(
  vocabulary: Vocabulary,
  { term, isLast }: Word,
  own: readonly Expansion[],
): Promise<Expansion[]> {
  const entries = await vocabulary.startingWith(term);
  return entries
    .filter((entry) => !own.some(({ id }) => id === entry.id))
    .map((entry) => ({
      ...entry,
      weight: (isLast ? 0.8 : 0.5) * Math.sqrt(term.length / entry.term.length),
    }))
    .sort((a, b) => rate(b) - rate(a))
    .slice(0, mostPrefixed);
}

const rate = ({ weight, total }: Expansion): number => weight * Math.log2(1 + total);

/** A typo of "migration" is one of "migrate" too. */
async function addForms(vocabulary: Vocabulary, near: readonly Near[]): Promise<Expansion[]> {
  const all = new Map<number, Expansion>(near.map((one) => [one.id, one]));
  for (const { term, weight } of near) {
    for (const form of await findForms(vocabulary, term)) {
      if (!all.has(form.id)) all.set(form.id, { ...form, weight: weight * form.weight });
    }
  }
  return [...all.values()];
}

interface Near extends Expansion {
  edits: number;
}

/** Words with few letters changed: one in a short word, two in a long one, one more for want of any. */
async function findNear(vocabulary: Vocabulary, { term, isLast }: Word): Promise<Near[]> {
  if (term.length < 4) return [];
  const entries = (await vocabulary.near(term)).filter((entry) => entry.term !== term);
  const usual = term.length < 8 ? 1 : 2;
  const distanceTo = createEditDistance(term, isLast);
  for (const limit of term.length < 5 ? [usual] : [usual, usual + 1]) {
    const found = entries.flatMap((entry): Near[] => {
      const distance = distanceTo(entry.term, limit);
      if (distance === null) return [];
      const start = entry.term[0] === term[0] ? 1 : 0.7;
      const length = Math.sqrt(distance.length / entry.term.length);
      return [{ ...entry, edits: distance.edits, weight: start * length * 0.65 ** distance.edits }];
    });
    if (found.length > 0) {
      const fewest = Math.min(...found.map(({ edits }) => edits));
      return found
        .filter(({ edits }) => edits === fewest)
        .sort((a, b) => rate(b) - rate(a))
        .slice(0, mostNear);
    }
  }
  return [];
}
