/**
 * Columns under their titles: the first to the left, numbers to the right.
 *
 * @param {string[]} titles
 * @param {string[][]} rows
 */
export function formatTable(titles, rows) {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (/** @type {string[]} */ cells) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return [titles, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
