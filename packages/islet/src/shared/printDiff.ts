import { diffLines } from './diffLines.ts';

const marks = { same: ' ', removed: '-', added: '+' };

/**
 * Formats a diff of two texts: each line starts with its sign and a space, and changed lines have two lines of
 * context. A line `@@ 7 more lines @@` replaces equal lines that are left out.
 */
export function printDiff(before: string, after: string): string[] {
  const lines = diffLines(before, after);
  const isNear = (index: number): boolean =>
    lines.slice(Math.max(0, index - 2), index + 3).some(({ kind }) => kind !== 'same');
  const printed: string[] = [];
  let left = 0;
  for (const [index, { kind, text }] of lines.entries()) {
    if (!isNear(index)) {
      left++;
      continue;
    }
    if (left > 0) printed.push(sayLeft(left));
    left = 0;
    printed.push(`${marks[kind]} ${text}`.trimEnd());
  }
  return left > 0 && printed.length > 0 ? [...printed, sayLeft(left)] : printed;
}

const sayLeft = (count: number): string => `@@ ${count} more line${count === 1 ? '' : 's'} @@`;
