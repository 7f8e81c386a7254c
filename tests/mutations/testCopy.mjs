import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run } from '../../scripts/run.mjs';
import { readResults } from './readResults.mjs';

/** @typedef {import('./readMutations.mjs').Mutation} Mutation */

/**
 * @typedef {object} Copy A copy of the repository that can be changed.
 * @property {(patch: string) => string | null} apply Applies a patch; returns why it can't.
 * @property {(patch: string) => void} revert
 * @property {(killers: Array<Mutation['killer']>) => Promise<Verdict[]>} test Runs tests, all of one kind.
 * @property {() => void} remove
 *
 * @typedef {'passed' | 'failed' | 'missing'} Verdict Missing if no such test has run, because the file can't be loaded.
 */

/**
 * Copies the files that Git knows or would add, and installs their packages.
 *
 * @returns {Promise<Copy>}
 */
export async function openCopy() {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutations-'));
  const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of listed.split('\0').filter(Boolean))
    cpSync(path.join(root, file), path.join(folder, file));
  const installer = pathToFileURL(path.join(folder, 'scripts/install.mjs')).href;
  await (await import(installer)).ensureInstalled();
  return {
    apply: (patch) => explainPatch(folder, patch, ['apply']),
    revert: (patch) => void git(folder, 'apply', '--reverse', patch),
    test: (killers) => test(folder, killers),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Returns why a patch doesn't apply to the files of a folder, or null.
 *
 * @param {string} folder
 * @param {string} patch
 * @param {string[]} [command] what to do with it if it does; by default nothing
 */
export function explainPatch(folder, patch, command = ['apply', '--check']) {
  try {
    git(folder, ...command, patch);
    return null;
  } catch (error) {
    return error instanceof Error && 'stderr' in error
      ? String(error.stderr).trim()
      : String(error);
  }
}

/**
 * @param {string} folder
 * @param {Array<Mutation['killer']>} killers
 * @returns {Promise<Verdict[]>}
 */
async function test(folder, killers) {
  const files = [...new Set(killers.map(({ file }) => file))];
  const titles = [...new Set(killers.map(({ title }) => toPattern(title)))].join('|');
  const reportFile = path.join(folder, 'report.json');
  rmSync(reportFile, { force: true });
  const args = files.every((file) => /\.spec\.ts$/.test(file))
    ? [
        'node_modules/@playwright/test/cli.js',
        'test',
        ...files,
        `--grep=${titles}`,
        '--reporter=json',
      ]
    : [
        ...['node_modules/vitest/vitest.mjs', 'run', ...files, `--testNamePattern=${titles}`],
        ...['--reporter=json', `--outputFile=${reportFile}`],
      ];
  const env = { TEST_ALL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
  await run(process.execPath, args, { capture: true, cwd: folder, env });
  const report = readReport(reportFile);
  return killers.map(({ title }) => {
    const { passed, failed } = report ? readResults(report, title) : { passed: 0, failed: 0 };
    if (failed > 0) return 'failed';
    return passed > 0 ? 'passed' : 'missing';
  });
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} title */
const toPattern = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * @param {string} folder
 * @param {string[]} args
 */
function git(folder, ...args) {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // The copy is no repository, even if it is inside one.
    env: {
      ...process.env,
      ...(folder === root ? {} : { GIT_CEILING_DIRECTORIES: path.dirname(folder) }),
    },
  });
}
