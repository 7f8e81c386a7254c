import { type Token, tokenize } from './tokenize.ts';
import type { TextRange } from './types.ts';

/** Terms that were looked for, each with its weight and the slot of the query that it belongs to. */
export type WantedTerms = ReadonlyMap<string, { slot: number; weight: number }>;

/** Puts the terms of all slots together; one of several slots belongs to the first. */
export function joinWanted(slots: ReadonlyArray<ReadonlyMap<string, number>>): WantedTerms {
  const wanted = new Map<string, { slot: number; weight: number }>();
  slots.forEach((terms, slot) => {
    for (const [term, weight] of terms) {
      if (!wanted.has(term)) wanted.set(term, { slot, weight });
    }
  });
  return wanted;
}

/** A text that shows why something was found. */
export interface Excerpt {
  text: string;
  ranges: TextRange[];
}

/** Length of an excerpt in UTF-16 units, with the dots where it is cut (SPEC 9). */
export const excerptLength = 100;
const leadLength = 24;

interface Match {
  start: number;
  end: number;
  slot: number;
  weight: number;
}

/** Finds the ranges of a text that match; in order, none touching the next. */
export function findRanges(text: string, wanted: WantedTerms): TextRange[] {
  return joinRanges(findMatches(tokenize(text), wanted));
}

/** Cuts out of a text what has most of the wanted terms; its start when there is none of them. */
export function cutExcerpt(text: string, wanted: WantedTerms): Excerpt {
  const matches = findMatches(tokenize(text), wanted);
  const { start, end } = placeWindow(text, bestStart(matches));
  const before = start > 0 ? '…' : '';
  const shift = before.length - start;
  const inside = matches
    .filter((match) => match.end > start && match.start < end)
    .map((match) => ({
      ...match,
      start: Math.max(match.start, start) + shift,
      end: Math.min(match.end, end) + shift,
    }));
  return {
    text: `${before}${text.slice(start, end).replace(/\s/g, ' ')}${end < text.length ? '…' : ''}`,
    ranges: joinRanges(inside),
  };
}

function findMatches(tokens: readonly Token[], wanted: WantedTerms): Match[] {
  const matches: Match[] = [];
  for (const { term, start, end } of tokens) {
    const found = wanted.get(term);
    if (found) matches.push({ start, end, ...found });
  }
  return matches;
}

/** Where the window begins that has the most slots, and of those the nearest to what was typed. */
function bestStart(matches: readonly Match[]): number {
  let best = 0;
  let bestScore = 0;
  matches.forEach((first, index) => {
    const slots = new Map<number, number>();
    for (let at = index; at < matches.length; at++) {
      const match = matches[at];
      if (!match || match.end > first.start + excerptLength - leadLength) break;
      slots.set(match.slot, Math.max(slots.get(match.slot) ?? 0, match.weight));
    }
    let score = 0;
    for (const weight of slots.values()) score += weight;
    if (score > bestScore) {
      bestScore = score;
      best = first.start;
    }
  });
  return best;
}

/** A window of whole words around a place, with room for the dots. */
function placeWindow(text: string, place: number): { start: number; end: number } {
  if (text.length <= excerptLength) return { start: 0, end: text.length };
  let start = Math.max(0, Math.min(place - leadLength, text.length - excerptLength + 1));
  if (start > 0) start = Math.min(place, skipWord(text, start));
  let end = Math.min(text.length, start + excerptLength - (start > 0 ? 1 : 0));
  if (end < text.length) {
    end = backToSpace(text, end - 1, Math.max(place, end - leadLength));
  }
  return { start, end };
}

/** The start of the next word, or of the next character where there are no spaces. */
function skipWord(text: string, from: number): number {
  const space = text.slice(from, from + leadLength).search(/\s/);
  const next = space < 0 ? from : from + space + 1;
  return isLowSurrogate(text, next) ? next + 1 : next;
}

function backToSpace(text: string, from: number, least: number): number {
  for (let at = from; at > least; at--) if (/\s/.test(text[at] ?? '')) return at;
  return isLowSurrogate(text, from) ? from - 1 : from;
}

const isLowSurrogate = (text: string, at: number): boolean =>
  /[\udc00-\udfff]/.test(text[at] ?? '');

function joinRanges(matches: readonly Pick<Match, 'start' | 'end'>[]): TextRange[] {
  const ranges: TextRange[] = [];
  for (const { start, end } of [...matches].sort((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    if (last && start <= last.start + last.length) {
      last.length = Math.max(last.length, end - last.start);
    } else ranges.push({ start, length: end - start });
  }
  return ranges;
}
