import { performance } from 'node:perf_hooks';
import { runInTurn } from './run.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args Arguments for Node, the program first.
 */

const colors = process.stdout.isTTY ? 'force' : 'off';

/** @type {Step} */
export const formatAndLint = {
  name: 'Format and lint',
  // `biome ci` colors its output even if it isn't a terminal.
  args: ['node_modules/@biomejs/biome/bin/biome', 'ci', `--colors=${colors}`, '.'],
};

/** @type {Step} */
export const types = { name: 'Types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] };

/** @type {Step} */
export const unused = {
  name: 'Unused code and undeclared packages',
  args: ['node_modules/knip/bin/knip.js', '--cache'],
};

/** @type {Step} */
export const content = {
  name: 'Content',
  args: ['scripts/docs.mjs', 'check', 'site'],
};

/** @type {Step} */
export const manual = {
  name: 'Manual',
  args: ['scripts/docs.mjs', 'check', 'manual'],
};

/** @type {Step} */
export const words = { name: 'Words', args: ['scripts/prose.mjs'] };

/**
 * Runs a step and returns its exit code, its output and its time. Ends this process, too, if it was asked to end
 * meanwhile.
 *
 * @param {Step} step
 * @param {{ env?: NodeJS.ProcessEnv, onMessage?: (message: unknown) => void }} [options]
 */
export async function runStep({ args }, { env = {}, onMessage } = {}) {
  const start = performance.now();
  const { code, output } = await runInTurn(process.execPath, args, {
    capture: true,
    env,
    ...(onMessage ? { onMessage } : {}),
  });
  return { code, output: output.trim(), seconds: (performance.now() - start) / 1000 };
}
