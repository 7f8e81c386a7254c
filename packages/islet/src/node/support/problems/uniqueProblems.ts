import type { Problem } from '#shared/types.ts';

/** Removes duplicates, which occur when several pages include the same source. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const byPlace = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column, message } = problem;
    const key = [file, line, column, message].join('\0');
    if (!byPlace.has(key)) byPlace.set(key, problem);
  }
  return [...byPlace.values()];
}
