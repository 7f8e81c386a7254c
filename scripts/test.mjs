import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerHelp } from './answerHelp.mjs';
import { findBrowser } from './browser.mjs';
import { addCounts, countPlaywright, countStep, countVitest } from './countResults.mjs';
import { ensureInstalled } from './install.mjs';
import { listPlaywrightFailures, listVitestFailures } from './listFailures.mjs';
import { formatAndLint, runSideBySide, runStep, types, unused, words } from './steps.mjs';

answerHelp(`
Usage: npm test

Runs all checks, unit tests, the proof of the pages and the browser tests, and ends with their number.
\`npm run test:unit\` and \`npm run test:e2e\` take the options of Vitest and Playwright.
`);

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true }));
const results = await testAll();
const { passed, failed } = addCounts(results);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
// Their output may be far above, among that of other steps, and a log may keep only its end.
for (const { name, failures = [] } of results.filter((result) => result.failed > 0)) {
  console.log([`\nFailed: ${name}`, ...failures].join('\n\n'));
}
console.log(`\n${passed} passed, ${failed} failed`);

/** @typedef {import('./countResults.mjs').Count & { name: string, failures?: string[] }} Result */

/** @returns {Promise<Result[]>} */
async function testAll() {
  try {
    await ensureInstalled();
  } catch (error) {
    return [reportFailure('Packages', error)];
  }
  const browser = await findBrowser().catch((error) => reportFailure('Browser', error));
  // Side by side, because none keeps all processors busy: browsers wait for pages, the others for files and programs.
  const [pages, others] = await Promise.all([
    typeof browser === 'string' ? testPages(browser) : browser,
    testOthers(),
  ]);
  return [...others, pages];
}

async function testOthers() {
  const steps = [formatAndLint, types, unused, words];
  const checks = (await runSideBySide(steps)).map(({ code, output }, index) => ({
    name: steps[index]?.name ?? '',
    ...countStep(code),
    failures: [output],
  }));
  // After the checks, which read the folder that the proof installs packages and runs examples in.
  return [...checks, ...(await Promise.all([testUnits(), testProof()]))];
}

/** @returns {Promise<Result>} */
async function testUnits() {
  const name = 'Unit tests';
  const file = join(reports, 'units.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters];
  const { code } = await runStep({ name, args });
  const report = readReport(file);
  return { name, ...countVitest(report, code), failures: listVitestFailures(report) };
}

/** @returns {Promise<Result>} */
async function testProof() {
  const name = 'Proof of the documentation';
  const file = join(reports, 'proof.json');
  const args = ['scripts/proof.mjs', '--report', file];
  const { code, output } = await runStep({ name, args });
  return { name, ...(readReport(file) ?? countStep(code || 1)), failures: [output] };
}

/**
 * @param {string} browser
 * @returns {Promise<Result>}
 */
async function testPages(browser) {
  const name = 'Browser tests';
  const file = join(reports, 'pages.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await runStep({ name, args }, { env, isLive: true });
  const report = readReport(file);
  return { name, ...countPlaywright(report, code), failures: listPlaywrightFailures(report) };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {unknown} error
 * @returns {Result}
 */
function reportFailure(name, error) {
  console.error(error instanceof Error ? error.message : error);
  return { name, ...countStep(1) };
}
