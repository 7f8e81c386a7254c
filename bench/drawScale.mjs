import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../scripts/run.mjs';
import { drawGrowth } from './drawGrowth.mjs';

/**
 * What is recorded of a large site in `scale.json`.
 *
 * @typedef {object} ScaleFigures
 * @property {number} pages
 * @property {number} sections
 * @property {number} languages
 * @property {null | { cpuSeconds: number, systemSeconds: number, rssBytes: number }} cold
 * @property {number} outputBytes
 */

const guide = path.join(root, 'manual/docs/en/guide');

/** Narrow enough to be read on a phone. */
const look = { width: 440, right: 78 };

/**
 * Draws how builds grow from what is recorded: by the paths of the drawings.
 *
 * @returns {Promise<Map<string, string>>}
 */
export async function drawScale() {
  /** @type {ScaleFigures[]} */
  const all = JSON.parse(await readFile(path.join(root, 'bench/scale.json'), 'utf8'));
  const rows = all
    .filter(({ cold, languages, sections }) => cold !== null && languages === 1 && sections > 1)
    .sort((a, b) => a.pages - b.pages);
  const points = (/** @type {(row: ScaleFigures) => number} */ read) =>
    rows.map((row) => ({ pages: row.pages, value: read(row) }));
  const cold = (/** @type {ScaleFigures} */ row) =>
    row.cold ?? { cpuSeconds: 0, systemSeconds: 0, rssBytes: 0 };
  const seconds = (/** @type {ScaleFigures} */ row) =>
    cold(row).cpuSeconds + cold(row).systemSeconds;
  const time = drawGrowth(
    'Processor seconds of a cold build by number of pages',
    [{ name: 'processor', points: points(seconds) }],
    look,
  );
  const bytes = [
    { name: 'memory', points: points((row) => cold(row).rssBytes / 1024 ** 2) },
    { name: 'output', points: points((row) => row.outputBytes / 1024 ** 2) },
  ];
  const size = drawGrowth('Memory and output by number of pages', bytes, { ...look, unit: 'MB' });
  return new Map([
    [path.join(guide, 'large-sites-time.svg'), time],
    [path.join(guide, 'large-sites-size.svg'), size],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, svg] of await drawScale()) await writeFile(file, svg);
}
