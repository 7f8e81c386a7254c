import { relative } from 'node:path';

/**
 * @typedef {import('./formatResults.mjs').SlowTest} SlowTest
 *
 * @typedef {object} VitestReport The parts of Vitest's JSON report that say how long tests took.
 * @property {Array<{ name: string, assertionResults: Array<{ fullName?: string, duration?: number | null }> }>} testResults
 *
 * @typedef {object} PlaywrightSuite The same for Playwright.
 * @property {Array<{ title: string, file: string, tests: Array<{ projectName: string, results: Array<{ duration?: number }> }> }>} specs
 * @property {Array<PlaywrightSuite>} [suites]
 */

/**
 * @param {VitestReport | null} report
 * @returns {SlowTest[]}
 */
export function listVitestTimes(report) {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName = '', duration }) => ({
      title: `${relative(process.cwd(), name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/**
 * @param {{ suites: PlaywrightSuite[] } | null} report
 * @returns {SlowTest[]}
 */
export function listPlaywrightTimes(report) {
  /**
   * @param {PlaywrightSuite} suite
   * @returns {SlowTest[]}
   */
  const listSuite = ({ specs, suites = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${file} (${projectName}) › ${title}`,
        seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap(listSuite),
  ];
  return (report?.suites ?? []).flatMap(listSuite);
}
