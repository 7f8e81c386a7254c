import { longestName, normalizeName } from '../index/readNames.ts';
import { stemWord } from '../text/stemWord.ts';
import { type Chunk, splitChunks, type Token, tokenizeChunk } from '../text/tokenize.ts';
import { isFiller } from './isFiller.ts';

/** A word to look for. */
export interface QueryWord {
  term: string;
  /** Whether the reader may still be typing it. */
  isLast: boolean;
  /** Whether only this exact term matches, as for parts of Chinese words and joined words. */
  isExact: boolean;
  /** Whether it's a pair of Chinese characters: an index leaves out those across two words (`leaveOutSeams`). */
  isPair?: boolean;
}

/** Words that must occur together in a section. */
export interface Alternative {
  words: QueryWord[];
  weight: number;
  /** Whether these are the parts of a name in camelCase. */
  isPieces?: boolean;
}

/** One thing that a query asks for, with alternative ways to express it. */
export interface Slot {
  alternatives: Alternative[];
  /** Whether it only raises the score of sections that have it. */
  isBonus: boolean;
  /** Factor for its importance, in addition to its rarity. */
  weight: number;
  /** The word or identifier as typed; empty for additions. */
  typed: string;
  /** Where the run of text starts that it is in. */
  place: number;
  /** The slots of the query that form a phrase with synonyms, in order; this slot has the synonyms. */
  phrase?: Slot[];
}

/** The parsed query. */
export interface QueryPlan {
  slots: Slot[];
  /** Normalized names of options, flags, functions or pages that may be meant. */
  names: Array<{ name: string; isWhole: boolean }>;
}

/** Longer queries are cut: no one types them, and each word takes time. */
export const longestQuery = longestName;
const mostChunks = 16;

/** A word without spaces has several pairs of characters, and Latin words in between are names, which say more. */
const weights = { filler: 0.2, pieces: 0.6, synonym: 0.8, whole: 1, joined: 0.5, pair: 0.5 };

/**
 * Creates a parser for queries of at most `longestQuery` characters; `synonyms` are groups of words or
 * phrases with the same meaning.
 */
export function createPlanner(synonyms: readonly string[][]): (text: string) => QueryPlan {
  const groups = synonyms.map((group) => group.map(readPhrase));
  return (text) => planQuery(text, groups);
}

function planQuery(typed: string, groups: readonly Phrase[][]): QueryPlan {
  const chunks = splitChunks(typed).slice(0, mostChunks);
  const last = chunks.at(-1);
  const isTyping = last !== undefined && last.start + last.text.length === typed.length;
  const planned = chunks.map((chunk) =>
    planChunk(chunk, { isLast: isTyping && chunk === last, isAlone: chunks.length === 1 }),
  );
  const slots = planned.flat();
  addSynonyms(slots, groups);
  return {
    slots: [...slots, ...joinNeighbors(planned)],
    names: [
      { name: normalizeName(typed), isWhole: true },
      ...chunks
        .filter(({ text }) => chunks.length === 1 || isCode(text))
        .map(({ text }) => ({ name: normalizeName(text), isWhole: chunks.length === 1 })),
    ].filter(({ name }) => name !== ''),
  };
}

/** In a longer query, a plain word such as "watch" is probably not the name of an option. */
const isCode = (text: string): boolean => /[^\p{L}\p{M}]|\p{Ll}\p{Lu}/u.test(text);

function planChunk(
  chunk: Chunk,
  { isLast, isAlone }: { isLast: boolean; isAlone: boolean },
): Slot[] {
  const tokens = tokenizeChunk(chunk);
  const place = chunk.start;
  if (chunk.isGrams) return planPairs(tokens, place);
  const lastWord = tokens.findLast(({ kind }) => kind === 'word');
  const isOperator = lastWord === undefined;
  return tokens.flatMap((token): Slot[] => {
    if (token.kind === 'piece') return [];
    const word = {
      term: token.term,
      isLast: isLast && (token.kind === 'whole' || token === lastWord),
    };
    if (token.kind === 'whole') {
      const alternatives = [{ words: [{ ...word, isExact: true }], weight: 1 }];
      // Nothing else of an operator can match.
      const isBonus = !(isOperator && isAlone);
      return [{ alternatives, isBonus, weight: weights.whole, typed: word.term, place }];
    }
    const slot = requireWord({ ...word, isExact: false }, place);
    const pieces = tokens.filter(
      ({ kind, start, end }) => kind === 'piece' && start >= token.start && end <= token.end,
    );
    if (pieces.length > 1) {
      slot.alternatives.push({
        words: pieces.map((piece) => ({
          term: piece.term,
          isLast: word.isLast && piece === pieces.at(-1),
          isExact: false,
        })),
        weight: weights.pieces,
        isPieces: true,
      });
    }
    return [slot];
  });
}

function planPairs(tokens: readonly Token[], place: number): Slot[] {
  // The last character is a term of its own only in the index.
  const pairs = tokens.length > 1 ? tokens.slice(0, -1) : tokens;
  const isLast = tokens.length === 1;
  return pairs.map(({ term }) => {
    const slot = requireWord({ term, isLast, isExact: true, isPair: isPair(term) }, place);
    return { ...slot, weight: slot.weight * weights.pair };
  });
}

const isPair = (term: string): boolean => /^\p{sc=Han}{2}$/u.test(term);

function requireWord(word: QueryWord, place: number): Slot {
  return {
    alternatives: [{ words: [word], weight: 1 }],
    isBonus: false,
    weight: isFiller(word.term) ? weights.filler : 1,
    typed: word.term,
    place,
  };
}

/** "bundle less" may mean "bundleless". */
function joinNeighbors(chunks: readonly Slot[][]): Slot[] {
  return chunks.slice(1).flatMap((chunk, index): Slot[] => {
    const before = chunks[index]?.at(-1);
    const next = chunk.find(({ isBonus }) => !isBonus);
    if (!before?.typed || !next?.typed) return [];
    const words = [{ term: before.typed + next.typed, isLast: false, isExact: true }];
    const alternatives = [{ words, weight: 1 }];
    return [{ alternatives, isBonus: true, weight: weights.joined, typed: '', place: next.place }];
  });
}

/** A phrase in a group of synonyms. */
interface Phrase {
  stems: string[];
  alternative: Alternative;
}

function readPhrase(phrase: string): Phrase {
  const words = wordsOf(phrase);
  return {
    stems: words.map(({ term }) => stemWord(term)),
    alternative: { words, weight: weights.synonym },
  };
}

/** Adds synonyms as alternatives of a word; for a phrase of several words they become a bonus. */
function addSynonyms(slots: Slot[], groups: readonly Phrase[][]): void {
  const stems = slots.map(({ typed }) => stemWord(typed));
  for (const phrases of groups) {
    for (const phrase of phrases) {
      const at = findRun(stems, phrase.stems);
      if (at < 0) continue;
      const others = phrases
        .filter((other) => other !== phrase)
        .map(({ alternative }) => alternative);
      if (phrase.stems.length === 1) slots[at]?.alternatives.push(...others);
      else {
        const words = slots.slice(at, at + phrase.stems.length);
        const place = words[0]?.place ?? 0;
        slots.push({
          ...{ alternatives: others, isBonus: true, weight: 1, typed: '', place },
          phrase: words,
        });
      }
    }
  }
}

/** The words of a phrase; identifiers stay whole. */
function wordsOf(phrase: string): QueryWord[] {
  return splitChunks(phrase).flatMap((chunk) => {
    const tokens = tokenizeChunk(chunk);
    const whole = tokens.find(({ kind }) => kind === 'whole');
    const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'gram');
    const own = chunk.isGrams && words.length > 1 ? words.slice(0, -1) : words;
    return (whole ? [whole] : own).map(({ term }) => ({
      ...{ term, isLast: false, isExact: false },
      isPair: isPair(term),
    }));
  });
}

function findRun(words: readonly string[], run: readonly string[]): number {
  if (run.length === 0) return -1;
  return words.findIndex((_, start) => run.every((word, at) => word === words[start + at]));
}
