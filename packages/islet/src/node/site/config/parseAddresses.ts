import type { Problem } from '#shared/types.ts';
import {
  decodePath,
  isExternal,
  normalizeRoute,
  readAnchor,
  splitUrl,
  stripDefaultPrefix,
  type UrlRules,
} from '#shared/url.ts';

/** Name of the file in the root of a site that lists every address that was ever published. */
export const addressesFile = 'addresses.txt';

/** A page, or with an anchor a place in it; both are decoded and composed, and the route is without base. */
export interface Address {
  route: string;
  /** Empty for the whole page. */
  anchor: string;
}

/** A line of the ledger. */
export interface AddressLine extends Address {
  /** Where the address leads since it is gone: another address, a file, or the URL of another site. */
  target: string | null;
  /** Number of the line, from 1. */
  line: number;
  /** The line as it is written. */
  text: string;
}

/** Every address that was ever published. */
export interface Ledger {
  lines: AddressLine[];
  /** Lines that say nothing, or say the same as another. */
  problems: Problem[];
}

/** Reads the ledger, with a line such as `/route#anchor` or `/old -> /new#anchor` for each address. */
export function parseAddresses(text: string, rules: UrlRules): Ledger {
  const ledger: Ledger = { lines: [], problems: [] };
  const firsts = new Map<string, number>();
  for (const [index, written] of text.split('\n').entries()) {
    const content = written.trim();
    if (content === '') continue;
    const place = { severity: 'error' as const, file: addressesFile, line: index + 1 };
    const [from = '', target = null, ...rest] = content.split(/\s+->\s+/);
    if (rest.length > 0 || !isAddress(from) || (target !== null && !isTarget(target))) {
      const message = `This line is not an address: \`${content}\`.`;
      ledger.problems.push({ ...place, message, fix });
      continue;
    }
    const address = composeAddress(from);
    const key = printAddress(address);
    const first = firsts.get(key);
    if (first !== undefined) {
      const message = `The address \`${from}\` is listed twice.`;
      const hint = `Remove one of the lines; the other one is line ${first}.`;
      ledger.problems.push({ ...place, message, fix: hint });
      continue;
    }
    firsts.set(key, index + 1);
    const route = stripDefaultPrefix(rules, address.route);
    ledger.lines.push({ ...address, route, target, line: index + 1, text: content });
  }
  return ledger;
}

const fix =
  'Write `/route#anchor` without the base, and if it has moved, ` -> /new/route#anchor` after it; a space in an address is `%20`.';

const isAddress = (text: string): boolean => /^\/(?!\/)[^\s?]*$/.test(text);

const isTarget = (text: string): boolean =>
  isAddress(text) || (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text));

/** Reads an address as it is written in the ledger, where it may be encoded. */
export function parseAddress(text: string, rules: UrlRules): Address {
  const address = composeAddress(text);
  return { ...address, route: stripDefaultPrefix(rules, address.route) };
}

function composeAddress(text: string): Address {
  const { path, hash } = splitUrl(text);
  return {
    route: normalizeRoute(decodePath(path)),
    anchor: readAnchor(hash),
  };
}

/** Where a line leads: an address, or the URL of another site as it is written. */
export function parseTarget(target: string, rules: UrlRules): Address | string {
  return isExternal(target) ? target : parseAddress(target, rules);
}

/** Writes an address for people: only what would end it or start another part of it is encoded. */
export function printAddress({ route, anchor }: Address): string {
  const path = encodeSigns(route, /[\s\p{Cc}%#?]/gu);
  return anchor === '' ? path : `${path}#${encodeSigns(anchor, /[\s\p{Cc}%]/gu)}`;
}

/** Most addresses have none, and a build prints all of them. */
const encodeSigns = (text: string, signs: RegExp): string =>
  /^[\w/-]*$/.test(text) ? text : text.replace(signs, encodeURIComponent);
