import { formatTable } from './formatTable.mjs';

/** @typedef {import('./summarize.mjs').Summary} Summary */

/**
 * @template Figures
 * @typedef {Array<{ site: string, figures: Figures }>} Rows
 */

/** @param {Rows<import('./measureBuild.mjs').BuildFigures>} rows */
export function buildTable(rows) {
  return formatTable(
    [
      '',
      'wall s',
      'CPU user s',
      'process tree MB',
      'max RSS MB',
      'unchanged s',
      'output MB',
      'files',
    ],
    rows.map(({ site, figures }) => [
      site,
      seconds(figures.wallSeconds),
      seconds(figures.cpuSeconds),
      megabytes(figures.treeBytes),
      megabytes(figures.rssBytes),
      seconds(figures.rebuildSeconds),
      (figures.outputBytes / 1024 ** 2).toFixed(1),
      String(figures.outputFiles),
    ]),
  );
}

/** @param {Rows<import('./measureBytes.mjs').PageBytes>} rows */
export function bytesTable(rows) {
  return formatTable(
    ['', 'HTML', 'CSS', 'script', 'idle script', 'idle data', 'images', 'in all', 'requests'],
    rows.map(({ site, figures }) => [
      site,
      String(figures.html),
      String(figures.css),
      String(figures.scriptBeforeLoad),
      String(figures.scriptAfterIdle),
      String(figures.data),
      String(figures.images),
      String(figures.total),
      String(figures.requestsBeforeIdle),
    ]),
  );
}

/** @param {Rows<import('./measureDev.mjs').DevFigures>} rows */
export function devTable(rows) {
  return formatTable(
    ['', 'address printed s', 'first page answered s', 'edit on the screen ms'],
    rows.map(({ site, figures }) => [
      site,
      seconds(figures.readySeconds),
      seconds(figures.pageSeconds),
      milliseconds(figures.editSeconds),
    ]),
  );
}

/** @param {import('./measurePeers.mjs').PeerFigures[]} rows */
export function peersTable(rows) {
  /** @param {import('./measurePeers.mjs').Figures} figures */
  const both = ({ wallSeconds, cpuSeconds }) => `${seconds(wallSeconds)} / ${seconds(cpuSeconds)}`;
  return formatTable(
    [
      '',
      'cold',
      'unchanged',
      'page',
      'title',
      'config',
      'process tree MB, cold',
      'output MB',
      'files',
    ],
    rows.map(({ engine, builds, outputBytes, outputFiles }) => [
      engine,
      both(builds.cold),
      both(builds.unchanged),
      both(builds.page),
      both(builds.title),
      both(builds.config),
      megabytes(builds.cold.treeBytes),
      (outputBytes / 1024 ** 2).toFixed(1),
      String(outputFiles),
    ]),
  );
}

/** @param {Summary} summary */
function seconds({ median, min, max }) {
  return `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`;
}

/** @param {Summary} summary */
function milliseconds({ median, min, max }) {
  const [middle, least, most] = [median, min, max].map((value) => (value * 1000).toFixed(0));
  return `${middle} (${least}–${most})`;
}

/** @param {Summary | null} summary */
function megabytes(summary) {
  if (!summary) return '–';
  const [median, min, max] = [summary.median, summary.min, summary.max].map((bytes) =>
    (bytes / 1024 ** 2).toFixed(0),
  );
  return `${median} (${min}–${max})`;
}
