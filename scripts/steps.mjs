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
 * Runs a step and returns its exit code and output. The output is printed when the step ends, so that those of
 * parallel steps aren't mixed. With `isLive`, it is printed as it arrives, and not returned.
 *
 * @param {Step} step
 * @param {{ env?: NodeJS.ProcessEnv, isLive?: boolean }} [options]
 */
export async function runStep({ name, args }, { env = {}, isLive = false } = {}) {
  if (isLive) console.log(`\n${name}`);
  const { code, output } = await runInTurn(process.execPath, args, { capture: !isLive, env });
  const outcome = `\n${name}: ${code === 0 ? 'passed' : 'failed'}`;
  console.log(`${outcome}\n${output.trim()}`.trimEnd());
  return { code, output: output.trim() };
}

/**
 * Runs steps at the same time.
 *
 * @param {Step[]} steps
 */
export function runSideBySide(steps) {
  return Promise.all(steps.map((step) => runStep(step)));
}
