/**
 * @typedef {{ passed: number, failed: number }} Count
 *
 * @typedef {object} VitestReport The parts of Vitest's JSON report that are counted.
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {Array<{ status: string, assertionResults: Array<{ status: string }> }>} testResults
 *
 * @typedef {object} PlaywrightReport The same for Playwright.
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors
 */

/**
 * A step without tests of its own counts as one.
 *
 * @param {number} code
 * @returns {Count}
 */
export function countStep(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * A file that failed outside its tests (an import, a hook) counts as one failed test.
 *
 * @param {VitestReport | null} report
 * @param {number} code
 */
export function countVitest(report, code) {
  if (!report) return countStep(1);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return withCrash({ passed: report.numPassedTests, failed }, code);
}

/**
 * A test that passed only when tried again failed; an error outside all tests counts as one.
 *
 * @param {PlaywrightReport | null} report
 * @param {number} code
 */
export function countPlaywright(report, code) {
  if (!report) return countStep(1);
  const { expected, unexpected, flaky } = report.stats;
  return withCrash({ passed: expected, failed: unexpected + flaky + report.errors.length }, code);
}

/**
 * A runner that exits with an error has failed, even if every test that it reports has passed.
 *
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
function withCrash(count, code) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
