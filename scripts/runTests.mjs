import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './buildPackages.mjs';
import { listChanged, listTests } from './changedFiles.mjs';
import { addCounts, formatSummary } from './formatResults.mjs';
import { ensureInstalled } from './install.mjs';
import { openProgress } from './openProgress.mjs';
import { selectTests } from './selectTests.mjs';
import { readTestOptions, testHelp } from './testOptions.mjs';
import { testAttacks, testChecks, testPages, testProof, testUnits } from './testParts.mjs';

try {
  const options = readTestOptions(process.argv.slice(2));
  if (options.help) console.log(testHelp);
  else await testAll(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
}

/** @param {import('./testOptions.mjs').TestOptions} options */
async function testAll({ parts, changedSince, isForAll, shard }) {
  const chosen = changedSince === null ? chooseAll() : await chooseChanged(changedSince, isForAll);
  await ensureInstalled();
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  process.on('exit', () => rmSync(reports, { recursive: true }));
  const progress = openProgress(process.stdout);
  const run = { ...chosen, progress, reports, isForAll, shard };

  const wants = (/** @type {typeof parts[number]} */ part) => parts.includes(part);
  const hasUnits = wants('units') && chosen.units.length > 0;
  const hasPages = wants('pages') && chosen.pages.length > 0;
  // Once, before those that need it at the same time.
  if (hasUnits || hasPages) await buildPackages();
  // Side by side, because none keeps all processors busy: browsers wait for pages, the others for files and programs.
  const [pages, others] = await Promise.all([
    hasPages ? testPages(run) : null,
    (async () => [
      ...(wants('checks') && isFirst(shard) ? await testChecks(run) : []),
      // After the checks, which read the folder that the proof installs packages and runs examples in.
      ...(await Promise.all([
        hasUnits ? testUnits(run) : null,
        wants('proof') && chosen.proof ? testProof(run) : null,
      ])),
    ])(),
  ]);
  // Alone, because they bound the processor time of what they attack.
  const attacks = wants('attacks') ? await testAttacks(run) : null;
  progress.end();
  const results = [...others, pages, attacks].filter((result) => result !== null);
  const { passed, failed } = addCounts(results);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  console.log(`\n${formatSummary(results)}`);
}

/** The checks have no shares, so one machine runs them. */
function isFirst(/** @type {string | null} */ shard) {
  return shard === null || shard.startsWith('1/');
}

function chooseAll() {
  return { units: /** @type {const} */ ('all'), proof: true, pages: /** @type {const} */ ('all') };
}

/**
 * @param {string} revision
 * @param {boolean} isForAll
 */
async function chooseChanged(revision, isForAll) {
  const changed = await listChanged(revision);
  const { specs: all, tests } = await listTests();
  const specs = all.filter(({ path }) => isForAll || !path.endsWith('.slow.spec.ts'));
  const { units, proof, pages } = selectTests(changed, specs);
  const count = `${changed.length} ${changed.length === 1 ? 'file' : 'files'}`;
  console.log(`Changed since ${revision}: ${count}.`);
  return { units: units === 'all' ? units : expandFolders(units, tests), proof, pages };
}

/**
 * Replaces folders by the tests in them.
 *
 * @param {string[]} paths
 * @param {string[]} tests
 */
function expandFolders(paths, tests) {
  return paths.flatMap((path) => {
    const inside = tests.filter((test) => test.startsWith(`${path}/`));
    return inside.length > 0 ? inside : [path];
  });
}
