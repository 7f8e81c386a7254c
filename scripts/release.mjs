import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp } from './answerHelp.mjs';
import { ensureInstalled } from './install.mjs';
import { planRelease } from './planRelease.mjs';
import { root, run } from './run.mjs';

/** Writes the changelog. It is no dependency: its program for one platform has 10 MB, and only a release needs it. */
const gitCliff = 'git-cliff@2.14.2';

answerHelp(`
Usage: npm run release -- <version>

Tests everything, gives all packages the version, writes the changelog, and commits and tags that. Pushing the tag
starts the workflow that publishes.

Options:
  --untested  skip the tests, which have just passed
`);

try {
  const [version, ...options] = process.argv.slice(2);
  if (version === undefined || options.some((option) => option !== '--untested'))
    throw new Error('Usage: npm run release -- <version> [--untested]');
  await ensureInstalled();
  await release(version, { isTested: options.length === 0 });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {string} version
 * @param {{ isTested: boolean }} options
 */
async function release(version, { isTested }) {
  const changed = await ask('git', 'status', '--porcelain');
  if (changed !== '') throw new Error(`Commit or remove these changes first:\n${changed}`);
  const planned = planRelease({
    version,
    remote: await ask('git', 'remote', 'get-url', 'origin'),
    manifests: readManifests(),
  });
  if (isTested) await call('npm', 'run', 'test:all');
  for (const [folder, manifest] of planned) {
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    writeFileSync(path.join(root, folder, 'package.json'), text);
  }
  await call('npm', 'install', '--package-lock-only', '--ignore-scripts', '--prefer-offline');
  await call(
    ...['npm', 'exec', '--yes', '--prefer-offline', `--package=${gitCliff}`, '--', 'git-cliff'],
    ...['--tag', `v${version}`, '--output', 'CHANGELOG.md'],
  );
  await call('git', 'add', 'CHANGELOG.md', 'package-lock.json', ...planned.keys());
  await call('git', 'commit', '--message', `Release ${version}`);
  await call('git', 'tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
  console.log(`Read CHANGELOG.md, then run: git push --follow-tags`);
}

function readManifests() {
  const folders = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
  return new Map(
    folders.map((folder) => [
      folder,
      JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
    ]),
  );
}

/**
 * Runs a program to its end, and throws if it fails.
 *
 * @param {...string} words
 */
async function call(...words) {
  const { code } = await runWords(words, false);
  if (code !== 0) throw new Error(`“${words.join(' ')}” ended with ${code}.`);
}

/**
 * Returns what a program prints.
 *
 * @param {...string} words
 */
async function ask(...words) {
  const { code, output } = await runWords(words, true);
  if (code !== 0) throw new Error(`“${words.join(' ')}” ended with ${code}:\n${output}`);
  return output.trim();
}

/**
 * @param {string[]} words
 * @param {boolean} capture
 */
function runWords([command = '', ...args], capture) {
  // On Windows npm is a batch file, which only a shell can start.
  const shell = command === 'npm' && process.platform === 'win32';
  return run(command, args, { capture, shell });
}
