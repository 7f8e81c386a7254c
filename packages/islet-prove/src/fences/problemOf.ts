import type { Problem } from 'islet/tools';
import type { Fence } from './fence.ts';

/** An error in a text with its position; line and column start at 1. */
export interface Fault {
  line: number;
  column: number;
  message: string;
}

/** Converts an error inside a fence's code to a problem; line 0 is the opening line of the fence. */
export function problemOf(
  { fence, line = 1, column = 1 }: { fence: Fence } & Partial<Pick<Fault, 'line' | 'column'>>,
  message: string,
  fix: string,
): Problem {
  return {
    severity: 'error',
    message,
    fix,
    file: fence.file,
    line: fence.line + line - 1,
    column: fence.column + column - 1,
  };
}
