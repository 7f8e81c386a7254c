import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackages } from './buildPackages.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

// The command line of the package, which is built if its sources have changed.
const cli = await prepare().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
if (cli !== undefined) await import(cli);

/** Installs and builds what is missing; returns the URL of the command line. */
async function prepare() {
  await ensureInstalled('.', { isForSites: true });
  const { folder, notices } = await buildPackages(root, { isDraft: true });
  for (const notice of notices) console.error(notice);
  return pathToFileURL(path.join(folder, 'dist/node/islet.js')).href;
}
