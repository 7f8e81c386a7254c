import { parseArgs } from 'node:util';

/** @typedef {'build' | 'bytes' | 'dev'} Kind */

/** Generated sites that are measured without `--pages`, by their number of pages. */
const defaultSizes = { build: [500, 1000, 5000], bytes: [50, 500, 1000], dev: [1000] };

/** @type {Kind[]} */
const kinds = ['build', 'bytes', 'dev'];

/**
 * Reads `--only build|bytes|dev`, `--pages 500,1000` and `--runs 3`. Throws what is wrong with them.
 *
 * @param {string[]} args
 * @returns {{ only: Kind[], sizes: Record<Kind, number[]>, runs: number }}
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: kinds.join(',') },
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
    },
  });
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !kinds.some((kind) => kind === name));
  if (unknown.length > 0) throw new Error(`--only takes ${kinds.join(', ')}, not ${unknown}.`);
  const sizes = values.pages?.split(',').map((text) => readCount('pages', text));
  return {
    only: kinds.filter((kind) => wanted.includes(kind)),
    sizes: sizes ? { build: sizes, bytes: sizes, dev: sizes } : defaultSizes,
    runs: readCount('runs', values.runs),
  };
}

/**
 * @param {string} option
 * @param {string} text
 */
function readCount(option, text) {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${option} takes whole numbers above 0, not ${text}.`);
}
