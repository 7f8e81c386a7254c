import type { TextRange } from '../searchTypes.ts';
import { cellMark, findUnits, type TextUnit } from '../text/findUnits.ts';
import { tokenize } from '../text/tokenize.ts';
import { findRanges, type Wanted } from './findRanges.ts';

/** A piece of text that shows why a section matches. */
export interface Excerpt {
  text: string;
  /** Highlighted ranges. */
  ranges: TextRange[];
  /** Whether it contains a matching term that the heading doesn't; some terms are not highlighted. */
  isMatch: boolean;
}

/** Maximum length of an excerpt in UTF-16 units, including ellipses (SPEC 9). */
export const excerptLength = 100;
/** Length of the context before a match that is far from the start of its sentence. */
const leadLength = 24;
/** Factor for matches in a sentence that must be cut, or that only introduces what follows it. */
const partShare = 0.8;
/** Factor for matches in a line that is not a sentence. */
const labelShare = 0.5;
/** Factor for matches that are not highlighted, such as parts of a file name. */
const plainShare = 0.7;

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

/** The matches in a text. */
interface Found {
  matches: readonly Match[];
  /** The matches that can be highlighted. */
  marks: readonly TextRange[];
  /** Slots that match the heading. */
  inHeading: ReadonlySet<number>;
}

const isInside = ({ start, length }: TextRange, window: Window): boolean =>
  start >= window.start && start + length <= window.end;

/**
 * Cuts the sentence with the best matches out of a text, starting at its beginning unless the match is
 * too far away. Lines that are not sentences are a second choice, and only their matches that are not in `heading`,
 * the title of the excerpt, count. Without a match, it is the first sentence.
 */
export function cutExcerpt(text: string, wanted: Wanted, heading = ''): Excerpt {
  const shown = text.replace(/\t+/g, cellMark);
  const units = findUnits(shown);
  const matches = findMatches(shown, wanted);
  const marks = findRanges(shown, wanted);
  const inHeading = new Set(findMatches(heading, wanted).map(({ slot }) => slot));
  const { start, end, score } = chooseWindow(shown, units, { matches, marks, inHeading });
  const before = units.some((unit) => unit.start < start && start < unit.end) ? '…' : '';
  const after = units.some((unit) => unit.start < end && end < unit.end) ? '…' : '';
  const shift = before.length - start;
  return {
    text: `${before}${shown.slice(start, end).replace(/\s/g, ' ')}${after}`,
    ranges: marks
      .filter((range) => isInside(range, { start, end }))
      .map((range) => ({ ...range, start: range.start + shift })),
    isMatch: score > 0,
  };
}

/** Sorted by their start. */
function findMatches(text: string, { terms }: Wanted): Match[] {
  return tokenize(text).flatMap(({ term, start, end }) => {
    const found = terms.get(term);
    return found ? { start, end, ...found } : [];
  });
}

/** The first of the windows with the best matches. */
function chooseWindow(
  text: string,
  units: readonly TextUnit[],
  { matches, marks, inHeading }: Found,
): Window & { score: number } {
  const hasSentences = units.some(({ isSentence }) => isSentence);
  const shareOf = ({ start, end, isSentence }: TextUnit): number => {
    if (!isSentence) return labelShare;
    return end - start > excerptLength || /[:：]/.test(text[end - 1] ?? '') ? partShare : 1;
  };
  const first =
    units.find((unit) => shareOf(unit) === 1) ?? units.find(({ isSentence }) => isSentence);
  const start = first ?? units[0] ?? { start: 0, end: 0, isSentence: false };
  let best = { ...placeWindow(text, start, 0), score: 0 };
  let next = 0;
  for (const unit of units) {
    const from = next;
    while ((matches[next]?.start ?? unit.end) < unit.end) next++;
    const own = matches
      .slice(from, next)
      .filter(({ slot }) => unit.isSentence || !hasSentences || !inHeading.has(slot));
    for (const place of own.length > 0 ? new Set([0, bestPlace(own)]) : []) {
      const window = placeWindow(text, unit, place);
      const markShare = marks.some((range) => isInside(range, window)) ? 1 : plainShare;
      const score = shareOf(unit) * markShare * rate(own, 0, window);
      if (score > best.score) best = { ...window, score };
    }
  }
  return best;
}

/** The score of the matches in a window; each slot counts once. */
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

/** Start of the best window in a long sentence. */
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
 * The window of a unit. For a unit that is too long, it is the start, or whole words around a position, with
 * space for the ellipses.
 */
function placeWindow(text: string, unit: TextUnit, place: number): Window {
  let { start } = unit;
  const { end } = unit;
  if (end - start <= excerptLength) return { start, end };
  const lead = Math.min(place - leadLength, end - excerptLength + 1);
  if (lead > start) start = Math.min(place, skipClause(text, lead, place));
  const dot = start > unit.start ? 1 : 0;
  if (end - start + dot <= excerptLength) return { start, end };
  const cut = start + excerptLength - dot - 1;
  return { start, end: backToSpace(text, cut, Math.max(place, cut - leadLength)) };
}

/** Start of the next clause of a sentence before a position, or else of the next word. */
function skipClause(text: string, from: number, place: number): number {
  const comma = /[,;:،，；：、]\s+/.exec(text.slice(from, place));
  return comma ? from + comma.index + comma[0].length : skipWord(text, from);
}

/** Start of the next word, or of the next character if there are no spaces. */
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
