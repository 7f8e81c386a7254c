import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * The files that differ from a commit, and those that git doesn't know yet; paths are below the folder.
 * Throws if git can't say.
 *
 * @param {string} revision
 * @param {string} [folder] The root of a repository.
 */
export async function listChanged(revision, folder = root) {
  const diff = ['diff', '--name-only', '--no-renames', '-z', revision, '--'];
  const changed = await askGit(folder, diff);
  const added = await askGit(folder, ['ls-files', '--others', '--exclude-standard', '-z']);
  return [...new Set([...changed, ...added])].sort();
}

/**
 * All files with tests: those of the browser with their text, and the others.
 *
 * @param {string} [folder] The root of a repository.
 */
export async function listTests(folder = root) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = await askGit(folder, list);
  return {
    specs: files
      .filter(
        (path) => /^tests\/journeys\/.*\.spec\.ts$/.test(path) && existsSync(join(folder, path)),
      )
      .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') })),
    tests: files.filter((path) => /\.test\.tsx?$/.test(path)),
  };
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
async function askGit(folder, args) {
  const { code, output } = await run('git', ['-C', folder, ...args], { capture: true });
  if (code === 0) return output.split('\0').filter(Boolean);
  throw new Error(
    `git can't say which files have changed:\n${output.trim()}\nRun \`npm test\` to test everything.`,
  );
}
