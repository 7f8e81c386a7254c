import { gap } from './listTexts.ts';

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

/**
 * Whether a message is printed in a terminal; lines may break anywhere between words. Records leave durations
 * out, so a message that ends with one is a line without it, after its label: `error   build failed`.
 */
export function isPrinted(message: string, terminal: string): boolean {
  const pattern = toPattern(message);
  const [, timed] = timedMessage.exec(message) ?? [];
  return (
    new RegExp(pattern).test(terminal) ||
    (timed !== undefined && new RegExp(`^\\w+ +${toPattern(timed)}$`, 'm').test(terminal))
  );
}

const timedMessage = new RegExp(`^(.+) in ${gap}$`);

const toPattern = (message: string): string =>
  splitAtGaps(message)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+'))
    .join('[\\s\\S]{0,400}?');

const splitAtGaps = (text: string): string[] =>
  text
    .split(gap)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
