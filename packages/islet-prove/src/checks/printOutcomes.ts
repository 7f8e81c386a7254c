import type { Outcome } from './runChecks.ts';

/** A line for each check, and a sentence that says what was trusted and what was run. */
export function printOutcomes(outcomes: readonly Outcome[]): string {
  const lines = outcomes.map(({ name, count, trusted, problems, seconds }) => {
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    const ran = count - trusted;
    return [
      `${name}: ${count}`,
      errors > 0 ? `${errors} wrong` : 'right',
      ...(trusted > 0 ? [`${trusted} trusted`] : []),
      ...(ran > 0 || seconds > 0 ? [`${ran} run in ${seconds.toFixed(1)} s`] : []),
    ].join(', ');
  });
  return [...lines, summarizeOutcomes(outcomes)].join('\n');
}

/** What was trusted and what was run, as one sentence or two. */
export function summarizeOutcomes(outcomes: readonly Outcome[]): string {
  const sum = (key: 'count' | 'trusted'): number =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const trusted = sum('trusted');
  const ran = sum('count') - trusted;
  if (trusted === 0) return `All ${ran} were run.`;
  if (ran === 0) {
    return `All ${trusted} records were trusted: nothing that they depend on has changed since they were proved. Nothing was run.`;
  }
  return `${trusted} records were trusted, because nothing that they depend on has changed since they were proved; ${ran} ran.`;
}
