/**
 * @typedef {object} StepResult
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {string[]} failures A text for each failure, in full.
 * @property {SlowTest[]} slowest The slowest tests.
 * @property {string} [note] What is said about it besides the numbers.
 *
 * @typedef {{ title: string, seconds: number }} SlowTest
 */

/** How many tests are listed as the slowest, and what they take at least, in seconds. */
const mostSlow = 10;
const shown = 0.1;

/**
 * The line about a step that has ended.
 *
 * @param {StepResult} result
 */
export function formatStep({ name, passed, failed, seconds, note }) {
  const count = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  const line = `${failed > 0 ? '✗' : '✓'} ${name}: ${count} (${formatSeconds(seconds * 1000)})`;
  return note ? `${line}\n  ${note}` : line;
}

/**
 * What comes after the lines of all steps: the slowest tests, then the failures, and at last their number.
 *
 * @param {StepResult[]} results
 */
export function formatSummary(results) {
  const slowest = results
    .flatMap((result) => result.slowest)
    .filter(({ seconds }) => seconds >= shown)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, mostSlow)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
  const failures = results.flatMap(({ name, failed, failures: texts }) =>
    failed > 0 ? [[`Failed: ${name}`, ...texts].join('\n\n')] : [],
  );
  const { passed, failed } = addCounts(results);
  return [
    ...(slowest.length > 0 ? [['The slowest tests:', ...slowest].join('\n')] : []),
    ...failures,
    `${passed} passed, ${failed} failed`,
  ].join('\n\n');
}

/** @param {Array<Pick<StepResult, 'passed' | 'failed'>>} counts */
export function addCounts(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * `8 s`, `2 min 5 s`.
 *
 * @param {number} milliseconds
 */
export function formatSeconds(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
