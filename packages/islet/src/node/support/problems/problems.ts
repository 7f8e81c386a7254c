import type { Problem, SourcePlace } from '#shared/types.ts';

/** Collects the problems of one page while it is compiled. */
export interface ProblemList {
  readonly all: Problem[];
  error(place: SourcePlace, message: string, fix: string): void;
  warn(place: SourcePlace, message: string, fix: string): void;
}

/** Creates an empty list. */
export function createProblemList(): ProblemList {
  const all: Problem[] = [];
  const add =
    (severity: Problem['severity']): ProblemList['error'] =>
    (place, message, fix) => {
      all.push({ severity, message, fix, ...place });
    };
  return { all, error: add('error'), warn: add('warning') };
}

/** Whether there is an error, so that a build writes nothing. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** Whether problems make a command fail: errors, and with `--strict` also warnings. */
export const areFatal = (problems: readonly Problem[], strict: boolean): boolean =>
  strict ? problems.length > 0 : hasErrors(problems);
