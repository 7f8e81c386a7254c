/**
 * A table in Markdown, with numbers to the right, so that it can be read in a terminal and pasted into a page.
 *
 * @param {string[]} titles
 * @param {string[][]} rows the first cell of each names it
 */
export function formatTable(titles, rows) {
  const widths = titles.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (/** @type {string} */ cell, /** @type {number} */ column) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0);
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(titles.map(pad)), line(rule), ...rows.map((row) => line(row.map(pad)))].join('\n');
}
