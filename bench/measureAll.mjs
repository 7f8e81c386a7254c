import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages } from '../scripts/buildPackages.mjs';
import { measureVisits } from './browser/measureVisits.mjs';
import { buildOnce } from './buildOnce.mjs';
import { createSites } from './createSites.mjs';
import { describeMachine } from './describeMachine.mjs';
import { drawGrowth } from './drawGrowth.mjs';
import { measureBuild } from './measureBuild.mjs';
import { measureBytes } from './measureBytes.mjs';
import { measureDev } from './measureDev.mjs';
import { measurePeers } from './measurePeers.mjs';
import { ownSearch } from './peers/peerEngines.mjs';
import { readBenchOptions } from './readBenchOptions.mjs';
import {
  buildTable,
  bytesTable,
  devTable,
  peersTable,
  readingTable,
  searchTable,
} from './tables.mjs';

/** @typedef {import('./createSites.mjs').Site} Site */

/**
 * Takes all measurements that the arguments ask for, prints them and writes them to a file.
 *
 * @param {string[]} args
 * @param {AbortSignal} signal
 */
export async function measureAll(args, signal) {
  const { only, sizes, runs, tools } = readBenchOptions(args);
  const date = new Date().toISOString();
  const machine = describeMachine();
  console.log(machine);
  await buildPackages();
  const sites = await createSites(only.flatMap((kind) => sizes[kind]));
  const over = `median of ${runs} (smallest–largest)`;
  /** @type {Record<string, unknown>} */
  const results = { date, machine, runs };
  try {
    if (only.includes('build')) {
      const rows = await measureEach('build', ({ root }) => measureBuild(root, { runs, signal }));
      print(`Cold build, ${over}`, buildTable(rows));
    }
    if (only.includes('bytes')) {
      const rows = await measureEach('bytes', ({ root, page }) => measureBytes(root, page, signal));
      print('Bytes that a documentation page loads (Brotli)', bytesTable(rows));
    }
    if (only.includes('visits')) {
      const rows = await measureEach('visits', async (site) => {
        const folder = await buildOnce(site.root, signal);
        return measureVisits({ ...site, folder, search: ownSearch }, { runs, signal });
      });
      print('Visits in a browser', readingTable(rows));
      print('Searches in a browser', searchTable(rows));
    }
    if (only.includes('dev')) {
      const rows = await measureEach('dev', ({ root, page }) =>
        measureDev(root, page, { runs, signal }),
      );
      print(`Dev server, seconds since its start, ${over}`, devTable(rows));
    }
    if (only.includes('peers')) {
      const rows = await measurePeersBySize(sizes.peers);
      results.peers = rows;
      if (rows.length > 1) print('Drawn in', await writeResult(date, 'svg', drawColdBuilds(rows)));
    }
  } finally {
    await sites.remove();
  }
  const text = `${JSON.stringify(results, null, 2)}\n`;
  print('Written to', await writeResult(date, 'json', text));

  /**
   * @template Figures
   * @param {import('./readBenchOptions.mjs').Kind} kind
   * @param {(site: Site) => Promise<Figures>} measure
   */
  async function measureEach(kind, measure) {
    const rows = [];
    for (const site of [sites.own, ...sizes[kind].flatMap((n) => sites.generated.get(n) ?? [])]) {
      rows.push({ site: site.name, figures: await measure(site) });
    }
    results[kind] = rows;
    return rows;
  }

  /**
   * If visits are wanted, a browser visits only the smallest sites, because that takes minutes.
   *
   * @param {number[]} peerSizes
   */
  async function measurePeersBySize(peerSizes) {
    const rows = [];
    for (const pages of peerSizes) {
      const site = sites.generated.get(pages);
      if (!site) continue;
      const isVisited = only.includes('visits') && pages === Math.min(...peerSizes);
      const measured = await measurePeers(site, { runs, tools, isVisited, signal });
      rows.push({ pages, ...measured });
      printPeers(`${site.name}, wall s / CPU s, ${over}`, site.name, measured);
    }
    return rows;
  }
}

/**
 * @param {string} title of the table of builds
 * @param {string} site
 * @param {Awaited<ReturnType<typeof measurePeers>>} measured
 */
function printPeers(title, site, { figures, failures }) {
  print(title, peersTable(figures));
  const visited = figures.flatMap(({ engine, visits }) =>
    visits ? [{ site: engine, figures: visits }] : [],
  );
  if (visited.length > 0) {
    print(`${site}, visits in a browser`, readingTable(visited));
    print(`${site}, searches in a browser`, searchTable(visited));
  }
  for (const { engine, message } of failures) print(`${engine} failed on ${site}`, message);
}

/** @param {Array<{ pages: number, figures: import('./measurePeers.mjs').PeerFigures[] }>} rows */
function drawColdBuilds(rows) {
  const names = rows[0]?.figures.map(({ engine }) => engine) ?? [];
  const growths = names.map((name) => ({
    name,
    points: rows.flatMap(({ pages, figures }) => {
      const own = figures.find(({ engine }) => engine === name);
      return own ? [{ pages, value: own.builds.cold.wallSeconds.median }] : [];
    }),
  }));
  return drawGrowth('Cold builds: seconds by number of pages', growths);
}

/**
 * Writes a file of this run, and returns its path below the current folder.
 *
 * @param {string} date
 * @param {string} extension
 * @param {string} text
 */
async function writeResult(date, extension, text) {
  const folder = fileURLToPath(new URL('results', import.meta.url));
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${date.replaceAll(':', '.')}.${extension}`);
  await writeFile(file, text);
  return path.relative(process.cwd(), file);
}

/**
 * @param {string} title
 * @param {string} text
 */
function print(title, text) {
  console.log(`\n${title}\n${text}`);
}
