import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** What a build, also one that is running, or an installation puts into the folder of a site. */
const leftOut = /^(?:\.islet|node_modules|dist(?:\.(?:old|tmp-.*))?)$/;

/**
 * Copies this repository's own site, so that building it doesn't change a folder that may be served. The copy
 * stays inside the repository, because its pages quote files from there; git ignores it.
 */
export async function copySite() {
  const root = await mkdtemp(path.join(repository, 'site.tmp-'));
  const filter = (/** @type {string} */ source) => !leftOut.test(path.basename(source));
  await cp(path.join(repository, 'site'), root, { recursive: true, filter });
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
