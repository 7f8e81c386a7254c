import { formatTable } from './formatTable.mjs';

/** @typedef {import('./summarize.mjs').Summary} Summary */
/** @typedef {import('./browser/measureVisits.mjs').VisitFigures} VisitFigures */

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

/** @param {Rows<VisitFigures>} rows */
export function readingTable(rows) {
  return formatTable(
    [
      '',
      'HTML KB',
      'CSS KB',
      'script KB',
      'data KB',
      'other KB',
      'requests',
      'all on a slow line KB',
      'navigation ms',
    ],
    rows.map(({ site, figures: { bytes, requests, slowBytes, navigation } }) => [
      site,
      kilobytes(bytes.html),
      kilobytes(bytes.css),
      kilobytes(bytes.script),
      kilobytes(bytes.data),
      kilobytes(bytes.other),
      String(requests),
      kilobytes(slowBytes),
      milliseconds(navigation),
    ]),
  );
}

/** @param {Rows<VisitFigures>} rows */
export function searchTable(rows) {
  return formatTable(
    [
      '',
      'field after a press at first paint ms',
      'at rest ms',
      'first result ms',
      'of the next query ms',
      'loaded KB',
      'requests',
    ],
    rows.flatMap(({ site, figures: { search } }) =>
      search
        ? [
            [
              site,
              milliseconds(search.pressAtPaint),
              milliseconds(search.pressAtRest),
              milliseconds(search.firstResult),
              milliseconds(search.nextResult),
              kilobytes(search.bytes),
              String(search.requests),
            ],
          ]
        : [],
    ),
  );
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

/** @param {Summary} summary */
const seconds = (summary) => spread(summary, (value) => value.toFixed(1));

/** @param {Summary} summary in seconds */
const milliseconds = (summary) => spread(summary, (value) => (value * 1000).toFixed(0));

/** @param {Summary | null} summary in bytes */
const megabytes = (summary) =>
  summary ? spread(summary, (value) => (value / 1024 ** 2).toFixed(0)) : '–';

/**
 * The median, and in brackets the smallest and the largest value if there is more than one.
 *
 * @param {Summary} summary
 * @param {(value: number) => string} format
 */
function spread({ median, min, max }, format) {
  return min === max ? format(median) : `${format(median)} (${format(min)}–${format(max)})`;
}
