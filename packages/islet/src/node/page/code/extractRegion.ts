/**
 * The lines between `#region name` and its `#endregion`, without their common indentation and without the
 * markers of regions inside; null if there is no such region. The markers may be in any comment syntax (`//
 * #region a`, `<!-- #region a -->`, `# region a`).
 */
export function extractRegion(text: string, name: string): string | null {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => regionName(line) === name);
  if (start === -1) return null;
  const inside: string[] = [];
  let depth = 1;
  for (const line of lines.slice(start + 1)) {
    if (regionName(line) !== null) depth++;
    else if (isRegionEnd(line)) {
      if (--depth === 0) return removeIndent(inside).join('\n');
    } else inside.push(line);
  }
  return null;
}

function regionName(line: string): string | null {
  return /^\W*region\s+([\w.-]+)/.exec(line)?.[1] ?? null;
}

function isRegionEnd(line: string): boolean {
  return /^\W*endregion\b/.test(line);
}

function removeIndent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const common = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(common));
}

/**
 * The lines of `L3` or `L3-L9` without their common indentation, for files without markers, for example
 * because a tool wrote them; null if it isn't such a range, or the text is shorter.
 */
export function extractLines(text: string, range: string): string | null {
  const match = /^L([1-9]\d*)(?:-L([1-9]\d*))?$/.exec(range);
  if (!match) return null;
  const lines = text.replace(/\n$/, '').split('\n');
  const first = Number(match[1]);
  const last = Number(match[2] ?? first);
  if (last < first || last > lines.length) return null;
  return removeIndent(lines.slice(first - 1, last)).join('\n');
}
