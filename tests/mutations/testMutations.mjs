import path from 'node:path';
import { root } from '../../scripts/run.mjs';
import { formatOutcomes } from './formatOutcomes.mjs';
import { readMutations } from './readMutations.mjs';
import { openCopy } from './testCopy.mjs';

/** @typedef {import('./readMutations.mjs').Mutation} Mutation */

/** What a test that ended so means for the mutation. */
const verdicts = /** @type {const} */ ({
  failed: 'killed',
  passed: 'survived',
  missing: 'unloadable',
});

/**
 * Applies each mutation in a copy of the repository, runs the test that has to fail, and prints a table. Returns whether
 * all were killed. Throws if a test fails without them.
 *
 * @param {string[]} [wanted] names of mutations or areas; by default all
 */
export async function testMutations(wanted) {
  const mutations = select(readMutations(path.join(root, 'tests/mutations')), wanted);
  const outcomes = await testAll(mutations);
  console.log(`\n${formatOutcomes(outcomes)}`);
  return outcomes.every(({ verdict }) => verdict === 'killed');
}

/**
 * @param {Mutation[]} mutations
 * @param {string[]} [wanted]
 */
function select(mutations, wanted) {
  if (!wanted) return mutations;
  const isNamed = (/** @type {string} */ part, /** @type {string} */ name) =>
    name === part || name.startsWith(`${part}/`);
  const unknown = wanted.filter((part) => !mutations.some(({ name }) => isNamed(part, name)));
  if (unknown.length > 0) throw new Error(`There are no mutations ${unknown.join(', ')}.`);
  return mutations.filter(({ name }) => wanted.some((part) => isNamed(part, name)));
}

/** @param {Mutation[]} mutations */
async function testAll(mutations) {
  const copy = await openCopy();
  process.on('exit', copy.remove);
  console.log(`Running the tests of ${mutations.length} mutations without them …`);
  await requirePassing(mutations, copy);
  const outcomes = [];
  for (const mutation of mutations) {
    copy.apply(mutation.patch);
    const [result] = await copy.test([mutation.killer]);
    copy.revert(mutation.patch);
    const verdict = verdicts[result ?? 'missing'];
    console.log(`${verdict}: ${mutation.name}`);
    outcomes.push({ mutation, verdict });
  }
  return outcomes;
}

/**
 * A test that fails anyway kills nothing.
 *
 * @param {Mutation[]} mutations
 * @param {import('./testCopy.mjs').Copy} copy
 */
async function requirePassing(mutations, copy) {
  const isPage = (/** @type {Mutation} */ { killer }) => killer.file.endsWith('.spec.ts');
  const problems = [];
  for (const ofKind of [mutations.filter(isPage), mutations.filter((one) => !isPage(one))]) {
    if (ofKind.length === 0) continue;
    const results = await copy.test(ofKind.map(({ killer }) => killer));
    for (const [index, { name, killer }] of ofKind.entries()) {
      const result = results[index];
      if (result === 'passed') continue;
      const what = result === 'failed' ? 'fails' : 'does not exist';
      problems.push(`${name}: the test “${killer.title}” in ${killer.file} ${what} without it.`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
