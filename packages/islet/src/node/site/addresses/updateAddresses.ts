import { type Address, type Ledger, printAddress } from '../config/parseAddresses.ts';

/** Adds addresses to the ledger and sorts it; nothing is ever removed. Returns its text and how many are new. */
export function updateAddresses(
  { lines }: Pick<Ledger, 'lines'>,
  published: readonly Address[],
): { text: string; added: number } {
  const known = new Set(lines.map(printAddress));
  const added = [...new Set(published.map(printAddress))].filter((one) => !known.has(one));
  // By the units of UTF-16, so that it is the same everywhere; a page comes right before its anchors.
  const texts = [...lines.map(({ text }) => text), ...added].sort();
  return { text: texts.map((text) => `${text}\n`).join(''), added: added.length };
}
