import { normalizeMessage } from './normalizeMessage.ts';

/** What two messages can have in common: a word, or two words in a row. */
type Feature = string;

/** How much of a message each candidate has, and the other way round. */
export interface Nearness<Candidate> {
  candidate: Candidate;
  /** From 0, nothing in common, to 1, the same words in the same order. */
  score: number;
}

/** The features of a candidate, and what they weigh together. */
interface Known<Candidate> {
  candidate: Candidate;
  features: ReadonlySet<Feature>;
  weight: number;
  words: number;
}

/** A text may be this many times as long as the message that it is compared with. */
const windowFactor = 2;

/** Fewer words than this say too little about a message. */
const fewestWords = 3;

/** In a message of fewer words than this, each word counts: a part of them has nothing to do with it. */
const shortMessage = 5;

/**
 * Creates a function that compares a text with candidates by their words, and by pairs of words. Rare ones count more. The
 * result has the best candidates first.
 */
export function createNearRanking<Candidate>(
  candidates: ReadonlyArray<{ candidate: Candidate; text: string }>,
): (text: string) => Array<Nearness<Candidate>> {
  const split = candidates.map(({ candidate, text }) => ({
    candidate,
    words: splitWords(text, () => true),
  }));
  const weigh = createWeights(split.map(({ words }) => listFeatures(words)));
  const known = split.map(({ candidate, words }): Known<Candidate> => {
    const features = new Set(listFeatures(words));
    return { candidate, features, weight: sumOf(features, weigh), words: words.length };
  });
  const vocabulary = new Set(split.flatMap(({ words }) => words));
  return (text) => {
    const words = splitWords(text, (word) => vocabulary.has(word));
    return known
      .map((one) => ({ candidate: one.candidate, score: compare(one, words, weigh) }))
      .sort((a, b) => b.score - a.score);
  };
}

/** How much of the candidate is in one place of the text, or how much of a short text is in the candidate. */
function compare(
  { features, weight, words: length }: Known<unknown>,
  words: readonly string[],
  weigh: (feature: Feature) => number,
): number {
  if (weight === 0) return 0;
  const size = Math.max(length * windowFactor, length + 4);
  let best = 0;
  // Half a window at a time: a message that one window cuts is whole in the next.
  for (let start = 0; start < Math.max(words.length, 1); start += Math.ceil(size / 2)) {
    const part = new Set(listFeatures(words.slice(start, start + size)));
    const common = new Set([...features].filter((feature) => part.has(feature)));
    best = Math.max(best, sumOf(common, weigh) / weight);
  }
  if (length < shortMessage) best **= 2;
  if (words.length < fewestWords || words.length > length) return best;
  const own = new Set(listFeatures(words));
  const common = new Set([...own].filter((feature) => features.has(feature)));
  return Math.max(best, (0.9 * sumOf(common, weigh)) / sumOf(own, weigh));
}

/** The words of a message, without numbers; of a path, only the names that `isKnown`. */
function splitWords(text: string, isKnown: (word: string) => boolean): string[] {
  return normalizeMessage(text)
    .replaceAll('…', ' ')
    .split(/[\s,;()[\]{}<>=]+/)
    .flatMap((word) => (isPath(word) ? word.split(/[/:]/).filter(isKnown) : word.split('_')))
    .map((word) => word.replace(/^[.:!?/-]+|[.:!?/-]+$/g, ''))
    .filter((word) => word !== '' && word !== '0');
}

/** A path, but not the name of a package, such as `@scope/name`. */
const isPath = (word: string): boolean =>
  /^(?:\.{0,2}\/|[a-z]:\/|https?:)/.test(word) ||
  (!word.startsWith('@') && /\/.*[/.]/.test(word)) ||
  /^@[^/]+\/[^/]+\/./.test(word);

const listFeatures = (words: readonly string[]): Feature[] =>
  words.flatMap((word, index) => (index === 0 ? [word] : [word, `${words[index - 1]} ${word}`]));

function sumOf(features: ReadonlySet<Feature>, weigh: (feature: Feature) => number): number {
  let sum = 0;
  for (const feature of features) sum += weigh(feature);
  return sum;
}

/** A feature that few messages have weighs more; one that none has weighs most. */
function createWeights(messages: readonly Feature[][]): (feature: Feature) => number {
  const counts = new Map<Feature, number>();
  for (const features of messages)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return (feature) => Math.log((messages.length + 1) / ((counts.get(feature) ?? 0) + 0.5));
}
