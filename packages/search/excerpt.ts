import { findRanges, type Wanted } from './findRanges.ts';
import { cellMark, findUnits, type TextUnit } from './findUnits.ts';
import { tokenize } from './tokenize.ts';
import type { TextRange } from './types.ts';

/** A text that shows why something was found. */
export interface Excerpt {
  text: string;
  /** What is highlighted. */
  ranges: TextRange[];
  /** Whether it has any of the wanted terms; some of them may not be highlighted. */
  isMatch: boolean;
}

/** Length of an excerpt in UTF-16 units, with the dots where it is cut (SPEC 9). */
export const excerptLength = 100;
/** What is kept before a match that is far from the start of its sentence. */
const leadLength = 24;
/** How much a match counts in a line that is not a sentence. */
const labelShare = 0.5;

interface Match {
  start: number;
  end: number;
  slot: number;
  weight: number;
}

interface Window {
  start: number;
  end: number;
}

/**
 * Cuts out of a text the sentence that has most of what was wanted, from its start if the match is
 * not too far from there, and the next sentences as long as they fit. Lines that are not sentences come
 * second. Without a match it is the first sentence.
 */
export function cutExcerpt(text: string, wanted: Wanted): Excerpt {
  const shown = text.replace(/\t+/g, cellMark);
  const units = findUnits(shown);
  const matches = findMatches(shown, wanted);
  const { start, end } = chooseWindow(shown, units, matches);
  const before = units.some((unit) => unit.start < start && start < unit.end) ? '…' : '';
  const after = units.some((unit) => unit.start < end && end < unit.end) ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${shown.slice(start, end).replace(/\s/g, ' ')}${after}`,
    ranges: findRanges(shown, wanted)
      .filter((range) => range.start >= start && range.start + range.length <= end)
      .map((range) => ({ ...range, start: range.start + shift })),
    isMatch: matches.length > 0,
  };
}

/** In order of their starts. */
function findMatches(text: string, { terms }: Wanted): Match[] {
  return tokenize(text).flatMap(({ term, start, end }) => {
    const found = terms.get(term);
    return found ? { start, end, ...found } : [];
  });
}

/** The first of the windows that have most of what was wanted. */
function chooseWindow(text: string, units: readonly TextUnit[], matches: readonly Match[]): Window {
  const first = units.findIndex(({ isSentence }) => isSentence);
  let best = placeWindow(text, units, { index: Math.max(first, 0), place: 0 });
  let bestScore = 0;
  let next = 0;
  units.forEach(({ end, isSentence }, index) => {
    const from = next;
    while ((matches[next]?.start ?? end) < end) next++;
    const places = new Set([0, bestPlace(matches.slice(from, next))]);
    for (const place of from < next ? places : []) {
      const window = placeWindow(text, units, { index, place });
      const score = (isSentence ? 1 : labelShare) * rate(matches, from, window);
      if (score <= bestScore) continue;
      bestScore = score;
      best = window;
    }
  });
  return best;
}

/** What the matches inside a window are worth; each slot counts once. */
function rate(matches: readonly Match[], from: number, { start, end }: Window): number {
  const slots = new Map<number, number>();
  for (let at = from; (matches[at]?.start ?? end) < end; at++) {
    const match = matches[at];
    if (!match || match.start < start || match.end > end) continue;
    slots.set(match.slot, Math.max(slots.get(match.slot) ?? 0, match.weight));
  }
  let sum = 0;
  for (const weight of slots.values()) sum += weight;
  return sum;
}

/** Where the window of a long sentence begins that has most of what was wanted. */
function bestPlace(matches: readonly Match[]): number {
  let best = 0;
  let bestScore = 0;
  matches.forEach(({ start }, index) => {
    const score = rate(matches, index, { start, end: start + excerptLength - leadLength });
    if (score <= bestScore) return;
    bestScore = score;
    best = start;
  });
  return best;
}

/**
 * The window of a unit, with as many of the next sentences as fit. Of one that is too long, it is the
 * start or whole words around a place, with room for the dots.
 */
function placeWindow(
  text: string,
  units: readonly TextUnit[],
  { index, place }: { index: number; place: number },
): Window {
  const unit = units[index] ?? { start: 0, end: 0, isSentence: false };
  let { start, end } = unit;
  if (end - start <= excerptLength) {
    for (const next of unit.isSentence ? units.slice(index + 1, index + 9) : []) {
      if (!next.isSentence || next.end - start > excerptLength) break;
      end = next.end;
    }
    return { start, end };
  }
  const lead = Math.min(place - leadLength, end - excerptLength + 1);
  if (lead > start) start = Math.min(place, skipWord(text, lead));
  const dot = start > unit.start ? 1 : 0;
  if (end - start + dot <= excerptLength) return { start, end };
  const cut = start + excerptLength - dot - 1;
  return { start, end: backToSpace(text, cut, Math.max(place, cut - leadLength)) };
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
