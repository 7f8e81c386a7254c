/**
 * @typedef {import('../../scripts/listFailures.mjs').VitestReport} VitestReport
 * @typedef {import('../../scripts/listFailures.mjs').PlaywrightReport} PlaywrightReport
 * @typedef {import('../../scripts/listFailures.mjs').PlaywrightSuite} PlaywrightSuite
 *
 * @typedef {{ passed: number, failed: number }} Results How many tests of a title passed and failed.
 */

/**
 * Counts the tests of a title in the report of a runner; those of a group have its title.
 *
 * @param {VitestReport | PlaywrightReport} report
 * @param {string} title
 * @returns {Results}
 */
export function readResults(report, title) {
  const tests = 'testResults' in report ? listUnits(report) : report.suites.flatMap(listPages);
  const own = tests.filter(({ name }) => name.includes(title));
  return {
    passed: own.filter(({ status }) => status === 'passed' || status === 'expected').length,
    failed: own.filter(({ status }) => status === 'failed' || status === 'unexpected').length,
  };
}

/** @param {VitestReport} report */
function listUnits({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName = '', status }) => ({ name: fullName, status })),
  );
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Array<{ name: string, status: string }>}
 */
function listPages({ title, specs, suites = [] }) {
  const inner = [
    ...specs.flatMap((spec) => spec.tests.map(({ status }) => ({ name: spec.title, status }))),
    ...suites.flatMap(listPages),
  ];
  return inner.map(({ name, status }) => ({ name: `${title} ${name}`, status }));
}
