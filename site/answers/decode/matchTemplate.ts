import { normalizeMessage } from './normalizeMessage.ts';

/** Stands for a part that varies. */
const gap = '…';

/** Most characters that a part that varies may have. */
const longestGap = 400;

/** A message without its varying parts, ready to be looked for in normalized texts. */
export interface Template {
  /** Normalized parts, in order, with a space where a varying part is a word of its own. */
  parts: string[];
  /** Number of their characters: how much a match says. */
  weight: number;
}

/** Prepares a message in which `…` stands for a part that varies. */
export function createTemplate(message: string): Template {
  const written = message.split(gap);
  const parts = written.flatMap((part, index) => {
    const text = normalizeMessage(part);
    if (!/[\p{L}\d]/u.test(text)) return [];
    const before = index > 0 && /^['"`]*\s/.test(part) ? ' ' : '';
    const after = index < written.length - 1 && /\s['"`]*$/.test(part) ? ' ' : '';
    return [before + text + after];
  });
  return { parts, weight: parts.join('').length };
}

/** A part of a text: where it starts, and where it ends. */
export interface Span {
  start: number;
  end: number;
}

/** The first place in a normalized text that has the template; null if none has. */
export function findTemplate(normalized: string, { parts }: Template): Span | null {
  const [first, ...rest] = parts;
  if (first === undefined) return null;
  // So that a part may be at the end of the text.
  const text = ` ${normalized} `;
  for (
    let start = findPart(text, first, 0);
    start !== -1;
    start = findPart(text, first, start + 1)
  ) {
    const end = findRest(text, rest, start + first.length);
    if (end !== null) return { start, end };
  }
  return null;
}

/** Where the last of the parts ends. The nearest place of each will do: it leaves most for those that follow. */
function findRest(text: string, parts: readonly string[], from: number): number | null {
  let end = from;
  for (const part of parts) {
    // Two parts may share a space, with nothing between them.
    const at = findPart(text, part, text[end - 1] === ' ' ? end - 1 : end);
    if (at === -1 || at > end + longestGap) return null;
    end = at + part.length;
  }
  return end;
}

/** Like `indexOf`, but not inside a word. */
function findPart(text: string, part: string, from: number): number {
  let at = text.indexOf(part, from);
  while (at !== -1 && isInWord(text, at, part)) at = text.indexOf(part, at + 1);
  return at;
}

const isInWord = (text: string, at: number, part: string): boolean =>
  (isLetter(text[at - 1]) && isLetter(part[0])) ||
  (isLetter(text[at + part.length]) && isLetter(part.at(-1)));

const isLetter = (character = ''): boolean => /[\p{L}\d_]/u.test(character);
