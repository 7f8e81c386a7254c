import pc from 'picocolors';
import type { Problem } from '#common/types.ts';

/** Formats problems for a terminal: errors last, next to the prompt, and then their number. */
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
  return `${[...sorted.map(formatProblem), counts.join(', ')].join('\n\n')}\n`;
}

function formatProblem(problem: Problem): string {
  const { severity, file, line, column, message, fix, frame } = problem;
  const place = [printable(file), line, column].filter((part) => part !== undefined).join(':');
  const label = severity === 'error' ? pc.red('error') : pc.yellow('warning');
  return [
    `${label} ${pc.bold(place)}`,
    `  ${printable(message)}`,
    ...(frame ? [frame.replace(/^/gm, '  ')] : []),
    `  ${pc.cyan('Fix:')} ${printable(fix)}`,
  ].join('\n');
}

/** Escapes control characters, which content may have in URLs and names. */
const printable = (text: string): string =>
  text
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, (one) => `\\x${one.charCodeAt(0).toString(16).padStart(2, '0')}`);

const count = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;
