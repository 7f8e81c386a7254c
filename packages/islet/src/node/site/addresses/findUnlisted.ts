import type { Problem } from '#shared/types.ts';
import { addressesFile, printAddress } from '../config/parseAddresses.ts';
import { listPublished } from './checkAddresses.ts';
import type { AddressSources, KnownIds } from './followAddress.ts';

/** Warns of addresses that the ledger of a site lacks: if one of them disappeared, no check would notice. */
export function findUnlisted(site: AddressSources, ids: KnownIds): Problem[] {
  if (!site.ledger) return [];
  const known = new Map<string, Set<string>>();
  for (const { route, anchor } of site.ledger.lines) {
    known.set(route, (known.get(route) ?? new Set()).add(anchor));
  }
  const unlisted = listPublished(site, ids).filter(
    ({ route, anchor }) => !known.get(route)?.has(anchor),
  );
  const [first] = unlisted;
  if (first === undefined) return [];
  const [count, verb] =
    unlisted.length === 1 ? ['one address', 'is'] : [`${unlisted.length} addresses`, 'are'];
  return [
    {
      severity: 'warning',
      message: `${count.replace(/^./, (letter) => letter.toUpperCase())} of the site ${verb} not listed, such as \`${printAddress(first)}\`.`,
      fix: 'Run `islet check --update-addresses` before you publish the site.',
      file: addressesFile,
    },
  ];
}
