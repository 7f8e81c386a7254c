import { type Address, type Ledger, printAddress } from '../config/parseAddresses.ts';

/** Adds addresses to the ledger and sorts it; nothing is ever removed. Returns its text and how many are new. */
export function updateAddresses(
  ledger: Pick<Ledger, 'lines' | 'texts'>,
  published: readonly Address[],
): { text: string; added: number } {
  const known = new Set(ledger.lines.map(printAddress));
  const added = [...new Set(published.map(printAddress))].filter((one) => !known.has(one));
  // By the units of UTF-16, so that it is the same everywhere; a page comes right before its anchors.
  const lines = [...ledger.texts, ...added].sort();
  return { text: lines.map((line) => `${line}\n`).join(''), added: added.length };
}
