import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/types.ts';
import { checkAddresses, listPublished } from '../../site/addresses/checkAddresses.ts';
import type { KnownIds } from '../../site/addresses/followAddress.ts';
import { updateAddresses } from '../../site/addresses/updateAddresses.ts';
import { addressesFile, parseAddresses } from '../../site/config/parseAddresses.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { hasErrors } from '../../support/problems/problems.ts';

/** A site that was checked. */
interface Checked {
  problems: readonly Problem[];
  ids: KnownIds;
}

/**
 * Adds the addresses of a site to its ledger, which is created if there is none. Returns the problems that are left, with
 * the lines of the new ledger, and a sentence about it. A site with other errors is left as it is.
 */
export function recordAddresses(
  project: Project,
  { problems, ids }: Checked,
): { problems: readonly Problem[]; notice: string } {
  const others = problems.filter(({ file }) => file !== addressesFile);
  const ledger = project.ledger ?? parseAddresses('', project.rules);
  if (hasErrors(others) || ledger.problems.length > 0) {
    const notice = `\`${addressesFile}\` was left as it is, because of the errors below.`;
    return { problems, notice };
  }
  const { text, added } = updateAddresses(ledger, listPublished(project, ids));
  writeFileSync(path.join(project.siteRoot, addressesFile), text);
  const updated = { ...project, ledger: parseAddresses(text, project.rules) };
  const notice = `\`${addressesFile}\` has ${added} new ${added === 1 ? 'address' : 'addresses'}.`;
  return { problems: [...others, ...checkAddresses(updated, ids)], notice };
}
