import type { Problem } from '@docs/core/common/types.ts';
import type { Fence } from './fence.ts';

/** What is wrong with a text, and where; line and column count from 1. */
export interface Fault {
  line: number;
  column: number;
  message: string;
}

/** A mistake in a fence, at a place inside its code; line 0 is the one that opens the fence. */
export function problemOf(
  fence: Fence,
  { line = 1, column = 1 }: Partial<Pick<Fault, 'line' | 'column'>>,
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
