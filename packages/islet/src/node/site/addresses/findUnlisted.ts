import type { Problem } from '#shared/types.ts';
import { addressesFile, printAddress } from '../config/parseAddresses.ts';
import { listPublished } from './checkAddresses.ts';
import type { AddressSources, KnownIds } from './followAddress.ts';

/** Warns of addresses that the ledger of a site lacks, so that nobody would notice when they are gone. */
export function findUnlisted(site: AddressSources, ids: KnownIds): Problem[] {
  if (!site.ledger) return [];
  const known = new Set(site.ledger.lines.map(printAddress));
  const unlisted = listPublished(site, ids)
    .map(printAddress)
    .filter((one) => !known.has(one));
  const [first] = unlisted;
  if (first === undefined) return [];
  const [count, verb] =
    unlisted.length === 1 ? ['one address', 'is'] : [`${unlisted.length} addresses`, 'are'];
  return [
    {
      severity: 'warning',
      message: `${count.replace(/^./, (letter) => letter.toUpperCase())} of the site ${verb} not listed, such as \`${first}\`.`,
      fix: 'Run `islet check --update-addresses` before you publish the site.',
      file: addressesFile,
    },
  ];
}
