import { gap } from './readText.ts';

/**
 * Whether a heading or cell shows a message or a part of it; `…` stands for a variable part or
 * omitted words. A single word, such as the name of an option, is not a message.
 */
export function showsMessage(shown: string, message: string): boolean {
  const parts = splitAtGaps(shown);
  if (!/\S\s+\S/.test(parts.join(' '))) return false;
  let from = 0;
  for (const part of parts) {
    const at = message.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return true;
}

/** Whether a message is printed in a terminal; lines may break anywhere between words. */
export function isPrinted(message: string, terminal: string): boolean {
  const parts = splitAtGaps(message).map((part) =>
    part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'),
  );
  return new RegExp(parts.join('[\\s\\S]{0,400}?')).test(terminal);
}

const splitAtGaps = (text: string): string[] =>
  text
    .split(gap)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
