import { type Expansions, expandWord } from './expandWord.ts';
import { impactSteps, nameMark } from './indexPage.ts';
import type { QueryPlan, Slot } from './planQuery.ts';
import type { VisitList, Vocabulary } from './vocabulary.ts';

/** How well each section has what one slot asks for. */
export interface SlotScores {
  /** Per section, from 0 to 1. */
  scores: Float32Array;
  /** How much the slot matters. */
  weight: number;
  isBonus: boolean;
  /** Terms that were looked for, with the weight of each. */
  terms: Map<string, number>;
  typed: string;
  spellings: string[];
}

interface ExpandedSlot {
  slot: Slot;
  alternatives: Array<{ weight: number; words: Expansions[] }>;
}

/** Scores all sections for each slot of a query; slots that nothing can match are left out. */
export async function scoreSections(
  vocabulary: Vocabulary,
  plan: QueryPlan,
  sections: number,
): Promise<SlotScores[]> {
  const [slots, names] = await Promise.all([
    Promise.all(plan.slots.map((slot) => expandSlot(vocabulary, slot))),
    findNames(vocabulary, plan),
  ]);
  const ids = slots.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ words }) => words.flatMap(({ terms }) => terms.map(({ id }) => id))),
  );
  const visit = await vocabulary.loadLists([...ids, ...names.map(({ id }) => id)]);
  const scored = slots
    .filter(({ alternatives }) => alternatives.length > 0)
    .map((slot) => scoreSlot(slot, visit, sections));
  const sum = scored.reduce((total, { weight, isBonus }) => total + (isBonus ? 0 : weight), 0);
  return [
    ...scored,
    ...names.map(({ id, isWhole }): SlotScores => {
      const scores = new Float32Array(sections);
      visit(id, (section, impact) => {
        scores[section] = impactSteps[impact] ?? 0;
      });
      // A name that is the whole query outweighs all else that can be found.
      const weight = isWhole ? 3 * Math.max(sum, 1) : sum / 2;
      return { scores, weight, isBonus: true, terms: new Map(), typed: '', spellings: [] };
    }),
  ];
}

async function expandSlot(vocabulary: Vocabulary, slot: Slot): Promise<ExpandedSlot> {
  const alternatives = await Promise.all(
    slot.alternatives.map(async ({ words, weight }) => ({
      weight,
      words: await Promise.all(words.map((word) => expandWord(vocabulary, word))),
    })),
  );
  return {
    slot,
    alternatives: alternatives.filter(({ words }) => words.every(({ terms }) => terms.length > 0)),
  };
}

async function findNames(vocabulary: Vocabulary, { names }: QueryPlan) {
  const found = new Map<number, { id: number; isWhole: boolean }>();
  for (const { name, isWhole } of names) {
    const entry = await vocabulary.find(nameMark + name);
    if (entry && !found.get(entry.id)?.isWhole) found.set(entry.id, { id: entry.id, isWhole });
    if (entry) continue;
    // `lib.autoExternal` may be explained as `autoExternal`; `ts` is not what `a.config.ts` means.
    const end = /^[\p{L}_].*\.([\p{L}\d_]{4,})$/u.exec(name)?.[1];
    const part = end === undefined ? null : await vocabulary.find(nameMark + end);
    if (part && !found.has(part.id)) found.set(part.id, { id: part.id, isWhole: false });
  }
  return [...found.values()];
}

function scoreSlot(
  { slot, alternatives }: ExpandedSlot,
  visit: VisitList,
  sections: number,
): SlotScores {
  const scores = new Float32Array(sections);
  const terms = new Map<string, number>();
  let total = 0;
  for (const { words, weight } of alternatives) {
    const each = words.map((expansions) => scoreWord(expansions, visit, sections));
    for (const { terms: found } of words) {
      for (const one of found) {
        terms.set(one.term, Math.max(terms.get(one.term) ?? 0, one.weight * weight));
      }
    }
    if (total === 0) total = Math.min(...words.map((word) => word.total));
    for (let section = 0; section < sections; section++) {
      let lowest = weight;
      for (const one of each) lowest = Math.min(lowest, weight * (one[section] ?? 0));
      if (lowest > (scores[section] ?? 0)) scores[section] = lowest;
    }
  }
  const rarity = Math.log(1 + (sections - Math.min(total, sections) + 0.5) / (total + 0.5));
  return {
    scores,
    weight: slot.weight * rarity,
    isBonus: slot.isBonus,
    terms,
    typed: slot.typed,
    spellings: alternatives.length === 1 ? (alternatives[0]?.words[0]?.spellings ?? []) : [],
  };
}

/** Of several terms that a word may mean, the best one in a section counts. */
function scoreWord({ terms }: Expansions, visit: VisitList, sections: number): Float32Array {
  const scores = new Float32Array(sections);
  for (const { id, weight } of terms) {
    visit(id, (section, impact) => {
      const score = weight * (impactSteps[impact] ?? 0);
      if (score > (scores[section] ?? 0)) scores[section] = score;
    });
  }
  return scores;
}
