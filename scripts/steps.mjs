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
  // `biome ci` colors its output even where nobody sees colors.
  args: ['node_modules/@biomejs/biome/bin/biome', 'ci', `--colors=${colors}`, '.'],
};

/** @type {Step} */
export const types = { name: 'Types', args: ['node_modules/typescript/bin/tsc', '-p', '.'] };

/** @type {Step} */
export const content = {
  name: 'Content',
  args: ['packages/engine/cli/bin.mjs', 'check', 'site'],
};

/** @type {Step} */
export const words = { name: 'Words', args: ['scripts/prose.mjs'] };

/**
 * Runs a step and gives its exit code.
 *
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function runStep({ name, args }, env = {}) {
  console.log(`\n${name}`);
  const { code } = await runInTurn(process.execPath, args, { env });
  return code;
}

/**
 * Runs steps at the same time, prints each one's output whole as it ends, and gives their codes.
 *
 * @param {Step[]} steps
 */
export function runSideBySide(steps) {
  return Promise.all(
    steps.map(async ({ name, args }) => {
      const { code, output } = await runInTurn(process.execPath, args, { capture: true });
      console.log(`\n${name}: ${code === 0 ? 'passed' : 'failed'}\n${output.trim()}`.trimEnd());
      return code;
    }),
  );
}
