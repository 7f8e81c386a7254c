import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} VitestReport The parts of Vitest's JSON report that say what failed.
 * @property {Array<VitestFile>} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name Absolute path.
 * @property {string} [message] Why the file failed outside of its tests.
 * @property {Array<{ status: string, fullName?: string, failureMessages?: string[] | null }>} assertionResults
 *
 * @typedef {object} PlaywrightReport The same for Playwright.
 * @property {Array<PlaywrightSuite>} suites
 * @property {Array<{ message?: string }>} errors Outside of all tests.
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {Array<PlaywrightSpec>} specs
 * @property {Array<PlaywrightSuite>} [suites]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {Array<PlaywrightTest>} tests
 *
 * @typedef {{ projectName: string, status: string, results: Array<PlaywrightResult> }} PlaywrightTest
 *
 * @typedef {object} PlaywrightResult
 * @property {Array<{ message?: string }>} errors
 * @property {Array<{ name: string, path?: string }>} [attachments]
 */

/** Enough for a page with an open dialog. */
const linesPerPage = 200;

/**
 * One text for each failed test: where it is, its name and its errors.
 *
 * @param {VitestReport | null} report
 * @returns {string[]}
 */
export function listVitestFailures(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName = '', failureMessages }) =>
        describe(`${file} › ${fullName}`, failureMessages ?? []),
      );
    return message && tests.length === 0 ? [describe(file, [message])] : tests;
  });
}

/**
 * @param {PlaywrightReport | null} report
 * @returns {string[]}
 */
export function listPlaywrightFailures(report) {
  if (!report) return [];
  const outside = report.errors.map(({ message = '' }) =>
    describe('Outside of all tests', [message]),
  );
  return [...outside, ...report.suites.flatMap((suite) => listSuite(suite, []))];
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} groups Titles of the groups around it.
 * @returns {string[]}
 */
function listSuite({ specs, suites = [] }, groups) {
  const tests = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        describe(
          [`${spec.file}:${spec.line} (${projectName})`, ...groups, spec.title].join(' › '),
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
          results.flatMap(readPage),
        ),
      ),
  );
  return [...tests, ...suites.flatMap((inner) => listSuite(inner, [...groups, inner.title]))];
}

/**
 * What the page showed when the test failed: often all that is left of a failure that doesn't happen again.
 *
 * @param {PlaywrightResult} result
 */
function readPage({ attachments = [] }) {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!file || !existsSync(file)) return [];
  const [, page] = /^```yaml\n(.*?)^```$/ms.exec(readFileSync(file, 'utf8')) ?? [];
  return page ? [page] : [];
}

/**
 * @param {string} title
 * @param {string[]} errors
 * @param {string[]} [pages]
 */
function describe(title, errors, pages = []) {
  const lines = [...splitLines(errors), ...splitLines(pages).slice(0, linesPerPage)];
  return [title, ...lines].join('\n  ');
}

/** @param {string[]} texts */
function splitLines(texts) {
  return texts.flatMap((text) => stripVTControlCharacters(text).trimEnd().split('\n'));
}
