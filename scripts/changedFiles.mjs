import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * The files that differ from a commit, and those that git doesn't know yet; paths are below the root of the repository.
 * Throws if git can't say.
 *
 * @param {string} revision
 */
export async function listChanged(revision) {
  const changed = await askGit('diff', '--name-only', '--no-renames', '-z', revision, '--');
  const added = await askGit('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...added])].sort();
}

/** All files with tests: those of the browser with their text, and the others. */
export async function listFiles() {
  const files = await askGit('ls-files', '--cached', '--others', '--exclude-standard', '-z');
  return {
    specs: files
      .filter((path) => /^e2e\/.*\.spec\.ts$/.test(path))
      .map((path) => ({ path, text: readText(path) })),
    tests: files.filter((path) => /\.test\.tsx?$/.test(path)),
  };
}

/** @param {string[]} args */
async function askGit(...args) {
  const { code, output } = await run('git', args, { capture: true });
  if (code === 0) return output.split('\0').filter(Boolean);
  throw new Error(
    `git can't say which files have changed:\n${output.trim()}\nRun \`npm test\` to test everything.`,
  );
}

/**
 * Nothing for a file that was deleted, but not yet in git.
 *
 * @param {string} path
 */
function readText(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}
