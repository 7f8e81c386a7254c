import pc from 'picocolors';
import type { Problem } from '#shared/types.ts';

/**
 * Formats problems for a terminal: errors last, next to the prompt, and then their number. Warnings that say the same
 * are one, with the places of the others.
 */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) =>
      Number(a.severity === 'error') - Number(b.severity === 'error') ||
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0),
  );
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const counts = [
    ...(errors > 0 ? [pc.red(count(errors, 'error'))] : []),
    ...(warnings > 0 ? [pc.yellow(count(warnings, 'warning'))] : []),
  ];
  const texts = groupEqual(sorted).map(([first, ...others]) => formatProblem(first, others));
  return `${[...texts, counts.join(', ')].join('\n\n')}\n`;
}

type Group = [first: Problem, ...others: Problem[]];

function groupEqual(problems: readonly Problem[]): Group[] {
  const groups = new Map<string | Problem, Group>();
  for (const problem of problems) {
    const { severity, message, fix } = problem;
    const key = severity === 'warning' ? JSON.stringify([message, fix]) : problem;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups.values()];
}

/** Most places that are listed of warnings that say the same. */
const mostPlaces = 5;

function formatProblem(problem: Problem, others: readonly Problem[]): string {
  const { severity, message, fix, frame } = problem;
  const rest = others.length - mostPlaces;
  const also = [
    ...others.slice(0, mostPlaces).map(formatPlace),
    ...(rest > 0 ? [count(rest, 'more place')] : []),
  ];
  const label = severity === 'error' ? pc.red('error') : pc.yellow('warning');
  return [
    `${label} ${pc.bold(formatPlace(problem))}`,
    `  ${printable(message)}`,
    ...(frame ? [frame.replace(/^/gm, '  ')] : []),
    ...(also.length > 0 ? [`  Also: ${also.join(', ')}`] : []),
    `  ${pc.cyan('Fix:')} ${printable(fix)}`,
  ].join('\n');
}

const formatPlace = ({ file, line, column }: Problem): string =>
  [printable(file), line, column].filter((part) => part !== undefined).join(':');

/** Escapes control characters, which content may have in URLs and names. */
const printable = (text: string): string =>
  text
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, (one) => `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`);

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;
