import { formatProblems, type Problem } from 'islet/tools';
import type { Migration } from './migrateSite.ts';
import type { Decision } from './source/foreignSite.ts';

/** Prints what a person has to decide; empty if that is nothing. */
export function printDecisions(decisions: readonly Decision[]): string {
  return decisions.length > 0 ? `${formatProblems(foldDecisions(decisions))}\n` : '';
}

/** Prints how many pages there are, and what was converted in them. */
export function describeMigration(
  { pages, constructs, decisions }: Migration,
  target: string,
): string {
  const counts = [...constructs]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `  ${String(count).padStart(6)}  ${name}\n`);
  return [
    `Wrote ${pages} ${pages === 1 ? 'page' : 'pages'} into ${target}.\n`,
    ...(counts.length > 0 ? ['Converted:\n', ...counts] : []),
    decisions.length > 0 ? `Places above that need your decision: ${decisions.length}.\n` : '',
  ].join('');
}

/** Decisions with the same message become one, at the first place; the message names the others. */
function foldDecisions(decisions: readonly Decision[]): Problem[] {
  const byMessage = new Map<string, Decision[]>();
  for (const decision of decisions) {
    byMessage.set(decision.message, [...(byMessage.get(decision.message) ?? []), decision]);
  }
  return [...byMessage.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const places = others.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
    const more = places.length > 4 ? ` and ${places.length - 4} more` : '';
    const message =
      places.length > 0
        ? `${first.message} Also in ${places.slice(0, 4).join(', ')}${more}.`
        : first.message;
    return [{ ...first, message, severity: 'warning' }];
  });
}
