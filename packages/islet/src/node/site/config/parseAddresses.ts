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
}

/** Every address that was ever published, with its lines as they are written. */
export interface Ledger {
  lines: AddressLine[];
  texts: string[];
  /** Lines that say nothing, or say the same as another. */
  problems: Problem[];
}

/** Reads the ledger, with a line such as `/route#anchor` or `/old -> /new#anchor` for each address. */
export function parseAddresses(text: string, rules: UrlRules): Ledger {
  const ledger: Ledger = { lines: [], texts: [], problems: [] };
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
    const address = parseAddress(from, rules);
    const key = printAddress({ ...address, route: composedPath(from) });
    const first = firsts.get(key);
    if (first !== undefined) {
      const message = `The address \`${from}\` is listed twice.`;
      const hint = `Remove one of the lines; the other one is line ${first}.`;
      ledger.problems.push({ ...place, message, fix: hint });
      continue;
    }
    firsts.set(key, index + 1);
    ledger.lines.push({ ...address, target, line: index + 1 });
    ledger.texts.push(content);
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
  return {
    route: stripDefaultPrefix(rules, composedPath(text)),
    anchor: readAnchor(splitUrl(text).hash).normalize('NFC'),
  };
}

const composedPath = (text: string): string => normalizeRoute(decodePath(splitUrl(text).path));

/** Where a line leads: an address, or the URL of another site as it is written. */
export function parseTarget(target: string, rules: UrlRules): Address | string {
  return isExternal(target) ? target : parseAddress(target, rules);
}

/** Writes an address for people: only what would end it or start another part of it is encoded. */
export function printAddress({ route, anchor }: Address): string {
  const path = route.replace(/[\s\p{Cc}%#?]/gu, encodeURIComponent);
  return anchor === '' ? path : `${path}#${anchor.replace(/[\s\p{Cc}%]/gu, encodeURIComponent)}`;
}
