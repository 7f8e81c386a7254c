// A namespace import, because an old Node, which `ensureNode` reports, doesn't export `parseArgs`.
import util from 'node:util';

/** The parts of the suite, in the order in which they are listed. */
export const partNames = /** @type {const} */ (['checks', 'units', 'proof', 'pages', 'attacks']);

/** @typedef {(typeof partNames)[number]} PartName */

/** What `npm test -- --help` shows. */
export const testHelp = `Usage: npm test -- [options]
       npm run test:all -- [options]

Runs all checks, unit tests, the proof of the pages and the browser tests, and ends with their number.
\`npm run test:all\` also runs the slow ones, all examples again, and attacks with random input.

Options:
  --only <parts>       parts to run, separated by commas: checks, units, proof, pages; with test:all also attacks
  --changed[=<rev>]    only what follows from files that have changed since a commit (default HEAD)
  --shard <n/m>        only the n-th of m shares, for several machines
  -h, --help           show this text
`;

/**
 * @typedef {object} TestOptions
 * @property {boolean} help
 * @property {boolean} isForAll Whether slow tests are run too, and nothing is trusted.
 * @property {PartName[]} parts
 * @property {string | null} changedSince A revision of git.
 * @property {string | null} shard `2/4`
 */

/**
 * Reads the arguments of `npm test`. Throws a sentence about the first that is wrong, before anything is installed.
 *
 * @param {string[]} args
 * @returns {TestOptions}
 */
export function readTestOptions(args) {
  const { values } = util.parseArgs({
    // An option with an optional value, which `parseArgs` doesn't have.
    args: args.map((argument) => (argument === '--changed' ? '--changed=HEAD' : argument)),
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      changed: { type: 'string' },
      shard: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const known = partNames.filter((name) => values.all || name !== 'attacks');
  const parts = values.only === undefined ? known : values.only.split(',').map(toPart);
  return {
    help: values.help,
    isForAll: values.all,
    parts: known.filter((name) => parts.includes(name)),
    changedSince: values.changed ?? null,
    shard: values.shard === undefined ? null : checkShard(values.shard),
  };

  /** @param {string} name */
  function toPart(name) {
    const part = known.find((one) => one === name);
    if (part) return part;
    throw new Error(
      `\`--only ${name}\` is not a part of the suite; choose from ${known.join(', ')}.`,
    );
  }
}

/** @param {string} shard */
function checkShard(shard) {
  const [, index = 0, total = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  if (index >= 1 && index <= total) return shard;
  throw new Error(`\`--shard ${shard}\` is not a share; write the second of four as \`2/4\`.`);
}
