import { diffLines } from './diffLines.ts';

const marks = { same: ' ', removed: '-', added: '+' };

/**
 * Lines of a comparison of two texts, each after its sign and a space: the changed ones with two more
 * around them. A line `@@ 7 more lines @@` says how many equal ones are left out there.
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
