import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackages } from './buildPackages.mjs';
import { ensureInstalled } from './install.mjs';
import { hasPlayground, playgroundFollows } from './preparePlayground.mjs';
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
  await tellOfPlayground(process.argv[2], process.argv[3]);
  return pathToFileURL(path.join(folder, 'dist/node/islet.js')).href;
}

/**
 * Says that a build of our site has a page that can't do what it is for, unless the caller takes care of it.
 *
 * @param {string} [command]
 * @param {string} [site]
 */
async function tellOfPlayground(command, site) {
  if (command !== 'build' || site !== 'site' || process.env[playgroundFollows]) return;
  if (!(await hasPlayground()))
    console.error('The playground has nothing to run. Build it with `npm run playground`.');
}
