import { addressesFile, type Problem } from 'islet/tools';
import type { ErrorIndex } from '../../answers/decode/errorIndex.ts';

/** A line of the ledger: a short address of a message, and the section that it leads to. */
export interface ShortAddress {
  from: string;
  to: string;
}

/** Prefixes of the languages of the site. */
const prefixes = ['', '/zh'];

/** Lists the short addresses of all messages: `/e/<slug>`, in each language. */
export const listShortAddresses = (errors: ErrorIndex): ShortAddress[] =>
  prefixes.flatMap((prefix) =>
    errors.map(({ slug, page, anchor }) => ({
      from: `${prefix}/e/${slug}`,
      to: `${prefix}${page}#${anchor}`,
    })),
  );

/**
 * Finds short addresses that the ledger lacks, which come first, and those that it leads elsewhere. That of a message which is
 * gone stays, and the ledger says where it leads.
 */
export function checkShortAddresses(
  addresses: readonly ShortAddress[],
  ledger: string,
): { problems: Problem[]; missing: string[] } {
  const listed = new Map(
    ledger.split('\n').flatMap((line, index) => {
      const [from = '', to = ''] = line.trim().split(/\s+->\s+/);
      return from ? [[from, { to, line: index + 1 }] as const] : [];
    }),
  );
  const file = `site/${addressesFile}`;
  const missing = addresses
    .filter(({ from }) => !listed.has(from))
    .map(({ from, to }) => `${from} -> ${to}`);
  const wrong = addresses.flatMap(({ from, to }): Problem[] => {
    const known = listed.get(from);
    if (!known || known.to === to) return [];
    return [
      {
        severity: 'error',
        message: `The short address \`${from}\` leads to \`${known.to}\`, but its message is in \`${to}\`.`,
        fix: `Write \`${from} -> ${to}\`.`,
        file,
        line: known.line,
      },
    ];
  });
  const lacking = missing.map(
    (line): Problem => ({
      severity: 'error',
      message: `The ledger has no short address for a message: \`${line}\`.`,
      fix: 'Add this line with `npm run proof -- --update`.',
      file,
    }),
  );
  return { problems: [...lacking, ...wrong], missing };
}

/** Adds lines to the ledger, in its order. */
export const addLines = (ledger: string, lines: readonly string[]): string =>
  [...ledger.split('\n').filter(Boolean), ...lines]
    .sort()
    .map((line) => `${line}\n`)
    .join('');
