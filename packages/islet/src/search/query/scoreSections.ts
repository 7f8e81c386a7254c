import { impactSteps, nameTerm } from '../index/indexPage.ts';
import type { QueryPlan, QueryWord, Slot } from './createPlanner.ts';
import { type Expansions, expandWord } from './expandWord.ts';
import type { Phrase, WantedSlot } from './findRanges.ts';
import type { SearchedIndex } from './searchedIndex.ts';
import type { Lists, VisitList, Vocabulary } from './vocabulary.ts';

/** How well each section matches one slot. */
export interface SlotScores extends WantedSlot {
  /** By the number of the section, from 0 to 1. */
  scores: Float32Array;
  /** The sections with a score above 0, in any order. */
  sections: number[];
  isBonus: boolean;
  typed: string;
  spellings: string[];
}

interface ExpandedSlot {
  slot: Slot;
  alternatives: ExpandedAlternative[];
}

interface ExpandedAlternative {
  weight: number;
  words: Expansions[];
  isPieces: boolean;
}

/** How many sections there are, and how many numbers those of the lists have with the gaps between pages. */
interface SectionCounts {
  sections: number;
  numbers: number;
}

/** The slots of a query that something matches, and the lists that they were scored by. */
interface ScoredQuery {
  slots: SlotScores[];
  lists: Lists;
}

/** Scores all sections for each slot of a query; slots without any match are left out. */
export async function scoreSections(
  { vocabulary, sections }: Pick<SearchedIndex, 'vocabulary' | 'sections'>,
  plan: QueryPlan,
): Promise<ScoredQuery> {
  const [slots, names] = await Promise.all([
    Promise.all(plan.slots.map((slot) => expandSlot(vocabulary, slot))),
    findNames(vocabulary, plan),
  ]);
  const ids = slots.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ words }) => words.flatMap(({ terms }) => terms.map(({ id }) => id))),
  );
  const lists = await vocabulary.loadLists([...ids, ...names.map(({ id }) => id)]);
  const { visit, sectionStarts } = lists;
  const counts = { sections, numbers: sectionStarts.at(-1) ?? 0 };
  const known = slots.filter(({ alternatives }) => alternatives.length > 0);
  const phrases = findPhrases(known);
  const scored = known.map((slot, at) => ({
    ...scoreSlot(slot, visit, counts),
    phrases: phrases[at] ?? [],
  }));
  const required = scored.filter(({ isBonus }) => !isBonus);
  const sum = required.reduce((total, { weight }) => total + weight, 0);
  const named = names.map(({ id, isWhole }): SlotScores => {
    const found = createScores(counts.numbers);
    visit(id, (section, impact) => found.raise(section, impactSteps[impact] ?? 0));
    // A name that is the whole query outweighs everything else.
    // In a pasted message, it is one word of many.
    const weight = isWhole ? 3 * Math.max(sum, 1) : sum / Math.max(2, required.length - 3);
    const nothing = { terms: new Map(), phrases: [], typed: '', spellings: [] };
    return { ...found, ...nothing, weight, isBonus: true };
  });
  return { slots: [...scored, ...named], lists };
}

async function expandSlot(vocabulary: Vocabulary, slot: Slot): Promise<ExpandedSlot> {
  const alternatives = await Promise.all(
    slot.alternatives.map(async ({ words, weight, isPieces = false }) => ({
      ...{ weight, isPieces },
      words: await expandWords(vocabulary, words),
    })),
  );
  const found = alternatives.filter(
    ({ words }) => words.length > 0 && words.every(({ terms }) => terms.length > 0),
  );
  return { slot, alternatives: preferNames(found) };
}

/** Expands words that belong together, without the pairs of characters that an index leaves out. */
async function expandWords(
  vocabulary: Vocabulary,
  words: readonly QueryWord[],
): Promise<Expansions[]> {
  const expanded = await Promise.all(words.map((word) => expandWord(vocabulary, word)));
  return expanded.filter(({ terms }, at) => terms.length > 0 || !words[at]?.isPair);
}

/** How much its parts and similar words count beside a name in camelCase that the index knows. */
const besideName = 0.1;

/** What such a name leads to comes first, even if it is only in a row of a table. */
function preferNames(alternatives: readonly ExpandedAlternative[]): ExpandedAlternative[] {
  const isName = alternatives.some(({ isPieces }) => isPieces);
  const isKnown = alternatives[0]?.words.some(({ terms }) => terms.some(({ isForm }) => isForm));
  if (!isName || !isKnown) return [...alternatives];
  return alternatives.map(({ words, weight, isPieces }, at) => ({
    ...{ isPieces, weight: isPieces ? weight * besideName : weight },
    words: at > 0 ? words : words.map(lowerSimilar),
  }));
}

const lowerSimilar = ({ terms, ...word }: Expansions): Expansions => ({
  ...word,
  terms: terms.map((one) => (one.isForm ? one : { ...one, weight: one.weight * besideName })),
});

async function findNames(vocabulary: Vocabulary, { names }: QueryPlan) {
  const found = new Map<number, { id: number; isWhole: boolean }>();
  for (const { name, isWhole } of names) {
    const entry = await vocabulary.find(nameTerm(name));
    if (entry && !found.get(entry.id)?.isWhole) found.set(entry.id, { id: entry.id, isWhole });
    if (entry) continue;
    // `lib.autoExternal` may be explained as `autoExternal`; but `a.config.ts` does not mean `ts`.
    // `redirect.dts.path` is explained in the section about `redirect.dts`.
    const end = /^[\p{L}_].*\.([\p{L}\d_]{4,})$/u.exec(name)?.[1];
    const parent = /^(.+\..+)\./u.exec(name)?.[1];
    for (const other of [end, parent]) {
      const part = other === undefined ? null : await vocabulary.find(nameTerm(other));
      if (part && !found.has(part.id)) found.set(part.id, { id: part.id, isWhole: false });
    }
  }
  return [...found.values()];
}

function scoreSlot(
  { slot, alternatives }: ExpandedSlot,
  visit: VisitList,
  { sections, numbers }: SectionCounts,
): Omit<SlotScores, 'phrases'> {
  const best = createScores(numbers);
  const terms = new Map<string, number>();
  for (const { words, weight } of alternatives) {
    for (const { terms: found } of words) {
      for (const one of found) {
        terms.set(one.term, Math.max(terms.get(one.term) ?? 0, one.weight * weight));
      }
    }
    const [first, ...others] = words;
    if (!first) continue;
    if (others.length === 0) {
      scoreWord(first, visit, (section, score) => best.raise(section, weight * score));
      continue;
    }
    // Words that belong together score as much as the weakest of them.
    const each = words.map((word) => {
      const scores = createScores(numbers);
      scoreWord(word, visit, scores.raise);
      return scores;
    });
    for (const section of each[0]?.sections ?? []) {
      const least = Math.min(...each.map(({ scores }) => scores[section] ?? 0));
      best.raise(section, weight * least);
    }
  }
  const total = Math.min(...(alternatives[0]?.words ?? []).map((word) => word.total));
  const rarity = Math.log(1 + (sections - Math.min(total, sections) + 0.5) / (total + 0.5));
  return {
    scores: best.scores,
    sections: best.sections,
    weight: slot.weight * rarity,
    isBonus: slot.isBonus,
    terms,
    typed: slot.typed,
    spellings: alternatives.length === 1 ? (alternatives[0]?.words[0]?.spellings ?? []) : [],
  };
}

/**
 * The phrases to highlight for each slot. The words of a phrase with synonyms are only highlighted
 * together: the "set" in "set up" is a different word than in "set an option".
 */
function findPhrases(slots: readonly ExpandedSlot[]): Phrase[][] {
  const joined = new Set(slots.flatMap(({ slot }) => slot.phrase ?? []));
  const own = new Map(
    slots.map(({ slot, alternatives }) => [
      slot,
      alternatives.map(({ words }, at) => toPhrase(words, slot.typed !== '' && at === 0)),
    ]),
  );
  return slots.map(({ slot }) => {
    const whole = slot.phrase?.flatMap((word) => own.get(word)?.[0] ?? []);
    return [...(whole ? [whole] : []), ...(joined.has(slot) ? [] : (own.get(slot) ?? []))];
  });
}

/**
 * The phrase to highlight for an alternative: its words in any form. A typed word that the
 * index doesn't know also stands for words that start with it, or that it is a typo of.
 */
function toPhrase(words: readonly Expansions[], isTyped: boolean): Phrase {
  return words.map(({ terms }) => {
    const forms = terms.filter(({ isForm }) => isForm);
    const shown = isTyped && forms.length === 0 ? terms : forms;
    return new Set(shown.map(({ term }) => term));
  });
}

/** If several terms match a word, the best one in a section counts. */
function scoreWord(
  { terms }: Expansions,
  visit: VisitList,
  raise: (section: number, score: number) => void,
): void {
  for (const { id, weight } of terms) {
    visit(id, (section, impact) => raise(section, weight * (impactSteps[impact] ?? 0)));
  }
}

interface Scores extends Pick<SlotScores, 'scores' | 'sections'> {
  /** Sets the score of a section unless it already has a higher one. */
  raise(section: number, score: number): void;
}

function createScores(count: number): Scores {
  const scores = new Float32Array(count);
  const sections: number[] = [];
  return {
    scores,
    sections,
    raise(section, score) {
      const known = scores[section] ?? 0;
      if (known === 0 && score > 0) sections.push(section);
      if (score > known) scores[section] = score;
    },
  };
}
