import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { addCounts, countPlaywright, countStep, countVitest } from './countResults.mjs';
import { ensureInstalled } from './install.mjs';
import { formatAndLint, runSideBySide, runStep, types, words } from './steps.mjs';

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true }));
const { passed, failed } = addCounts(await testAll());
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

async function testAll() {
  try {
    await ensureInstalled();
  } catch (error) {
    return [reportFailure(error)];
  }
  const browser = await findBrowser().catch(reportFailure);
  const codes = await runSideBySide([formatAndLint, types, words]);
  const units = await testUnits();
  const proof = await testProof();
  const pages = typeof browser === 'string' ? await testPages(browser) : browser;
  return [...codes.map(countStep), units, proof, pages];
}

async function testUnits() {
  const file = join(reports, 'units.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters];
  const code = await runStep({ name: 'Unit tests', args });
  return countVitest(readReport(file), code);
}

async function testProof() {
  const file = join(reports, 'proof.json');
  const args = ['scripts/proof.mjs', '--report', file];
  const code = await runStep({ name: 'Proof of the documentation', args });
  return readReport(file) ?? countStep(code || 1);
}

/** @param {string} browser */
async function testPages(browser) {
  const file = join(reports, 'pages.json');
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const env = { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await runStep({ name: 'Browser tests', args }, env);
  return countPlaywright(readReport(file), code);
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {unknown} error */
function reportFailure(error) {
  console.error(error instanceof Error ? error.message : error);
  return countStep(1);
}
