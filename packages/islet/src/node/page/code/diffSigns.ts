import type { LineMarks } from './lineMarks.ts';

/** The code of a diff without its margin, and the margin of each line. */
export interface SignedCode {
  code: string;
  /** `+ `, `- ` and the like; empty if a line has none. */
  signs: string[];
  lines: Pick<LineMarks, 'inserted' | 'deleted'>;
}

/**
 * Cuts the margin off the lines of a diff, so that the rest can be highlighted in its own language: a sign
 * and a space if all lines have both, or else the sign.
 */
export function cutSigns(diff: string): SignedCode {
  const lines = diff.split('\n');
  const margin = [/^[-+ ] /, /^[-+ ]/].find((start) =>
    lines.every((line) => line.trim() === '' || start.test(line)),
  );
  const signs = lines.map((line) => (margin ?? /^[-+]/).exec(line)?.[0] ?? '');
  const code = lines.map((line, index) => line.slice(signs[index]?.length ?? 0)).join('\n');
  const numbersOf = (sign: string): Set<number> =>
    new Set(signs.flatMap((one, index) => (one.startsWith(sign) ? [index + 1] : [])));
  return { code, signs, lines: { inserted: numbersOf('+'), deleted: numbersOf('-') } };
}

/** The margin that shows which lines are inserted and deleted; null if there are none. */
export function createSigns(
  code: string,
  { inserted, deleted }: Pick<LineMarks, 'inserted' | 'deleted'>,
): string[] | null {
  if (inserted.size + deleted.size === 0) return null;
  return code.split('\n').map((line, index) => {
    if (inserted.has(index + 1)) return '+ ';
    if (deleted.has(index + 1)) return '- ';
    return line === '' ? '' : '  ';
  });
}
