import { createByteReader, createByteWriter } from './bytes.ts';

/**
 * Packs which pages are in a set, given as 1 for each page that is and 0 for each other one, into hardly more bits than that
 * has information: the distances between the pages that are, or that aren't if these are fewer, as Golomb–Rice codes.
 */
export function packPages(isIn: Uint8Array): Uint8Array {
  let inside = 0;
  for (const one of isIn) inside += one;
  const rarer = 2 * inside > isIn.length ? 0 : 1;
  const count = rarer === 1 ? inside : isIn.length - inside;
  const shift = lowBits((isIn.length - count) / Math.max(1, count));
  const writer = createByteWriter(Math.ceil((count * (shift + 2)) / 8) + 16);
  writer.number(2 * count + rarer);
  writer.number(shift);
  let byte = 0;
  let mask = 1;
  const put = (bit: number): void => {
    if (bit === 1) byte |= mask;
    mask <<= 1;
    if (mask <= 128) return;
    writer.byte(byte);
    byte = 0;
    mask = 1;
  };
  let distance = 0;
  for (const one of isIn) {
    if (one !== rarer) {
      distance++;
      continue;
    }
    for (let left = distance >> shift; left > 0; left--) put(1);
    put(0);
    for (let at = 0; at < shift; at++) put((distance >> at) & 1);
    distance = 0;
  }
  if (mask > 1) writer.byte(byte);
  return writer.finish();
}

/** How many low bits of distances are written as they are: about as many as the mean distance has. */
const lowBits = (mean: number): number => Math.max(0, Math.floor(Math.log2(mean * Math.LN2)) + 1);

/** Calls back for each page in a set that `packPages` packed, in order; `pages` is the number of all pages. */
export function visitPages(packed: Uint8Array, pages: number, visit: (page: number) => void): void {
  const reader = createByteReader(packed);
  const head = reader.number();
  const shift = reader.number();
  const isInverted = (head & 1) === 0;
  let place = 8 * reader.position;
  const next = (): number => {
    const bit = ((packed[place >> 3] ?? 0) >> (place & 7)) & 1;
    place++;
    return bit;
  };
  let page = 0;
  const visitUntil = (end: number): void => {
    for (; page < end; page++) if (isInverted) visit(page);
  };
  for (let left = head >> 1; left > 0; left--) {
    let distance = 0;
    while (next() === 1) distance += 1 << shift;
    for (let at = 0; at < shift; at++) distance += next() << at;
    visitUntil(page + distance);
    if (!isInverted) visit(page);
    page++;
  }
  visitUntil(pages);
}
