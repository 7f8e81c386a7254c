import { formatTable } from '../../bench/formatTable.mjs';
import { isSlow } from './readMutations.mjs';

/**
 * @typedef {object} Outcome
 * @property {import('./readMutations.mjs').Mutation} mutation
 * @property {'killed' | 'survived' | 'unloadable'} verdict Unloadable if the test couldn't start, which proves nothing.
 */

/**
 * Shows which test kills each mutation, and how many each command kills.
 *
 * @param {Outcome[]} outcomes
 */
export function formatOutcomes(outcomes) {
  const rows = outcomes.map(({ mutation: { name, killer }, verdict }) => [
    name,
    verdict,
    `${killer.file} › ${killer.title}`,
  ]);
  const killed = outcomes.filter(({ verdict }) => verdict === 'killed');
  const short = killed.filter(({ mutation }) => !isSlow(mutation));
  const ofAll = `of ${outcomes.length} mutations`;
  return [
    formatTable(['mutation', 'result', 'test'], rows),
    '',
    `npm test kills ${short.length} ${ofAll}, npm run test:all ${killed.length}.`,
  ].join('\n');
}
