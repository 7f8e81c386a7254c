import type { Problem } from '@docs/common/types.ts';
import type { Fence } from './fence.ts';

/** A mistake in a fence; `line` and `column` count from 1 inside its code. */
export function problemOf(
  fence: Fence,
  { line = 1, column = 1 }: { line?: number; column?: number },
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
