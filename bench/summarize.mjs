/** @typedef {{ median: number, min: number, max: number }} Summary */

/**
 * @param {number[]} values at least one
 * @returns {Summary}
 */
export function summarize(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ index) => sorted[index] ?? Number.NaN;
  const middle = sorted.length >> 1;
  return {
    median: sorted.length % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}
