import { rm } from 'node:fs/promises';
import path from 'node:path';
import { measureSize } from './measureSize.mjs';
import { runMeasured } from './runMeasured.mjs';
import { setAside } from './setAside.mjs';
import { summarize } from './summarize.mjs';

/** @typedef {import('./summarize.mjs').Summary} Summary */
/** @typedef {{ wallSeconds: Summary, cpuSeconds: Summary, treeBytes: Summary | null, rssBytes: Summary, rebuildSeconds: Summary, outputBytes: number, outputFiles: number }} BuildFigures */

/**
 * Builds a site `runs` times, each time without anything from an earlier build, and then as often without a change.
 *
 * @param {string} root
 * @param {{ runs: number, signal: AbortSignal }} options
 * @returns {Promise<BuildFigures>}
 */
export async function measureBuild(root, { runs, signal }) {
  const usages = [];
  const old = [];
  try {
    for (let run = 0; run < runs; run++) {
      old.push(await setAside(root, ['.islet', 'dist']));
      usages.push(await runMeasured(['build', root], signal));
    }
  } finally {
    for (const folder of old) await rm(folder, { recursive: true, force: true });
  }
  const rebuilds = [];
  for (let run = 0; run < runs; run++) rebuilds.push(await runMeasured(['build', root], signal));
  const treeBytes = usages.flatMap((usage) => usage.treeBytes ?? []);
  return {
    wallSeconds: summarize(usages.map(({ seconds }) => seconds)),
    cpuSeconds: summarize(usages.map(({ cpuSeconds }) => cpuSeconds)),
    treeBytes: treeBytes.length > 0 ? summarize(treeBytes) : null,
    rssBytes: summarize(usages.map(({ rssBytes }) => rssBytes)),
    rebuildSeconds: summarize(rebuilds.map(({ seconds }) => seconds)),
    ...(await measureSize(path.join(root, 'dist'))),
  };
}
