import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { countPlaywright, countStep, countVitest } from './countResults.mjs';
import { listPlaywrightFailures, listVitestFailures } from './listFailures.mjs';
import { listPlaywrightTimes, listVitestTimes } from './listTimes.mjs';
import { formatAndLint, runStep, types, unused, words } from './steps.mjs';

/**
 * @typedef {import('./formatResults.mjs').StepResult} StepResult
 * @typedef {import('./openProgress.mjs').Progress} Progress
 *
 * @typedef {object} Run What the parts share.
 * @property {Progress} progress
 * @property {string} reports Absolute path of a folder for reports.
 * @property {boolean} isForAll
 * @property {string | null} shard
 * @property {'all' | string[]} units Tests, or files that they follow from.
 * @property {'all' | string[]} pages Files with browser tests.
 */

/** Minutes that the attacks of `npm run test:all` take together. */
const attackMinutes = 10;

/**
 * Format, lint, types, unused code and words.
 *
 * @param {Run} run
 */
export function testChecks({ progress }) {
  const steps = [formatAndLint, types, unused, words];
  return Promise.all(
    steps.map((step) =>
      progress.follow(step.name, async () => {
        const { code, output, seconds } = await runStep(step);
        return toResult(step.name, { ...countStep(code), seconds, failures: [output] });
      }),
    ),
  );
}

/** @param {Run} run */
export function testUnits({ progress, reports, isForAll, shard, units }) {
  const name = 'Unit tests';
  const file = join(reports, 'units.json');
  const args = [
    'node_modules/vitest/vitest.mjs',
    ...(units === 'all' ? ['run'] : ['related', '--run', '--passWithNoTests', ...units]),
    '--reporter=./scripts/countReporter.mjs',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(shard ? [`--shard=${shard}`] : []),
  ];
  return progress.follow(name, async (tell) => {
    const { code, output, seconds } = await runStep(
      { name, args },
      { env: chooseTests(isForAll), onMessage: toCounter(tell) },
    );
    const report = readReport(file);
    return toResult(name, {
      ...countVitest(report, code),
      seconds,
      failures: listVitestFailures(report),
      slowest: listVitestTimes(report),
      output,
    });
  });
}

/** @param {Run} run */
export function testProof({ progress, reports, isForAll, shard }) {
  const name = 'Proof of the documentation';
  const file = join(reports, 'proof.json');
  const args = ['scripts/proof.mjs', '--report', file];
  if (isForAll) args.push('--all');
  if (shard) args.push('--shard', shard);
  return progress.follow(name, async (tell) => {
    const { code, output, seconds } = await runStep({ name, args }, { onMessage: toCounter(tell) });
    const { note, ...count } = readReport(file) ?? { ...countStep(code || 1), note: '' };
    return { ...toResult(name, { ...count, seconds, failures: [output] }), note };
  });
}

/** @param {Run} run */
export function testPages({ progress, reports, isForAll, shard, pages }) {
  const name = 'Browser tests';
  const file = join(reports, 'pages.json');
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    ...(pages === 'all' ? [] : pages),
    '--reporter=./scripts/countReporter.mjs,json',
    ...(shard ? [`--shard=${shard}`] : []),
  ];
  return progress.follow(name, async (tell) => {
    const browser = await findBrowser().catch((error) => {
      if (error instanceof Error) return error;
      throw error;
    });
    if (browser instanceof Error)
      return toResult(name, { ...countStep(1), seconds: 0, failures: [browser.message] });
    const env = {
      ...chooseTests(isForAll),
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const step = await runStep({ name, args }, { env, onMessage: toCounter(tell) });
    const { code, output, seconds } = step;
    const report = readReport(file);
    return toResult(name, {
      ...countPlaywright(report, code),
      seconds,
      failures: listPlaywrightFailures(report),
      slowest: listPlaywrightTimes(report),
      output,
    });
  });
}

/**
 * Attacks with random input that no one has tried before.
 *
 * @param {Run} run
 */
export function testAttacks({ progress, shard }) {
  const name = 'Attacks';
  const seed = randomInt(2 ** 31);
  const shares = Number(shard?.split('/')[1] ?? 1);
  const minutes = String(attackMinutes / shares);
  const args = ['scripts/fuzz.mjs', '--minutes', minutes, '--seed', String(seed)];
  return progress.follow(name, async () => {
    const { code, output, seconds } = await runStep({ name, args });
    const result = toResult(name, { ...countStep(code), seconds, failures: [output] });
    return { ...result, note: `Seed ${seed}` };
  });
}

/** @param {boolean} isForAll */
const chooseTests = (isForAll) => (isForAll ? { TEST_ALL: '1' } : {});

/** @param {(count: import('./openProgress.mjs').Counted) => void} tell */
function toCounter(tell) {
  return (/** @type {unknown} */ message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('done' in message && 'total' in message)) return;
    tell({ done: Number(message.done), total: Number(message.total) });
  };
}

/**
 * If nothing that failed is listed, all that the step printed is shown instead.
 *
 * @param {string} name
 * @param {Partial<StepResult> & Pick<StepResult, 'passed' | 'failed' | 'seconds'> & { output?: string }} result
 * @returns {StepResult}
 */
function toResult(name, { output = '', failures = [], slowest = [], ...result }) {
  return { name, ...result, slowest, failures: failures.length > 0 ? failures : [output] };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
