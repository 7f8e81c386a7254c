import path from 'node:path';
import { parseArgs } from 'node:util';

/** @typedef {'build' | 'bytes' | 'visits' | 'dev' | 'peers'} Kind */

/** Generated sites that are measured without `--pages`, by their number of pages. */
const defaultSizes = {
  build: [500, 1000, 5000],
  bytes: [50, 500, 1000],
  visits: [500],
  dev: [1000],
  peers: [500, 1000, 4000],
};

/** @type {Kind[]} */
const kinds = ['build', 'bytes', 'visits', 'dev', 'peers'];

/**
 * Reads `--only build|bytes|visits|dev|peers`, `--pages 500,1000`, `--runs 3`, `--peers` (short for
 * `--only visits,peers`) and `--tools folder`, the folder with the programs of peers. Throws an error if they are
 * invalid.
 *
 * @param {string[]} args
 * @returns {{ only: Kind[], sizes: Record<Kind, number[]>, runs: number, tools: string[] }}
 */
export function readBenchOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      peers: { type: 'boolean', default: false },
      tools: { type: 'string', multiple: true, default: [] },
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
    },
  });
  const wanted = (values.only ?? (values.peers ? 'visits,peers' : 'build,bytes,dev')).split(',');
  const unknown = wanted.filter((name) => !kinds.some((kind) => kind === name));
  if (unknown.length > 0) throw new Error(`--only takes ${kinds.join(', ')}, not ${unknown}.`);
  const sizes = values.pages?.split(',').map((text) => readCount('pages', text));
  return {
    only: kinds.filter((kind) => wanted.includes(kind)),
    sizes: sizes
      ? { build: sizes, bytes: sizes, visits: sizes, dev: sizes, peers: sizes }
      : defaultSizes,
    runs: readCount('runs', values.runs),
    tools: values.tools.map((folder) => path.resolve(folder)),
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
