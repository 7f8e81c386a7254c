import { stripVTControlCharacters } from 'node:util';

/** Where a project is built, and what it is called. */
export interface Place {
  /** Absolute path of its copy. */
  folder: string;
  /** Absolute path of the folder whose packages it uses. */
  packages: string;
  name: string;
}

/**
 * A text in which the project lies in `/projects/<name>` and has its packages in itself, also where
 * the bundler makes a variable of a path.
 */
export function normalizePaths(text: string, { folder, packages, name }: Place): string {
  const here = `/projects/${name}`;
  return text
    .replaceAll(toIdentifier(folder), toIdentifier(here))
    .replaceAll(toIdentifier(packages), toIdentifier(`${here}/node_modules`))
    .replaceAll(folder, here)
    .replaceAll(packages, `${here}/node_modules`)
    .replace(/\/projects\/[^\s'"]*/g, (found) => found.replaceAll('\\', '/'));
}

const toIdentifier = (file: string): string => file.replace(/[^A-Za-z0-9$]+/g, '_');

/**
 * What a command printed, without what differs from one run and machine to the next: the folder becomes
 * `/projects/<name>`; colors, durations, clocks, stack traces, process ids, places inside of Node.js
 * and its version go; lines about steps that run side by side are sorted, and sizes stand behind the
 * errors.
 */
export function normalizeTerminal(text: string, place: Place): string {
  const lines = normalizePaths(stripVTControlCharacters(text), place)
    .replace(/\r\n?/g, '\n')
    .replace(/ in \d+(?:\.\d+)? ?m?s\b/g, '')
    // The clock of debug messages.
    .replace(/^( *rslib) \d\d:\d\d:\d\d /gm, '$1 ')
    // A crash report of the bundler's native part names a thread and its own frames.
    .replace(/^thread '.+' \(\d+\) panicked/gm, 'thread panicked')
    .replace(/\n*^Stack backtrace:\n[\s\S]*?^note: Some details are omitted.*\n?/gim, '\n')
    // What the bundler's native part says when it ends early.
    .replace(/^ObjectRef is not unref.*\n?/gm, '')
    // A helper process of Module Federation that is ended before it has said everything.
    .replace(/^Error sending message: [\s\S]*?\n}\n/gm, '')
    .replace(/^ +at .*(?:file:|node:|\().*\n/gm, '')
    // The line of its own code on which Node.js noticed a mistake.
    .replace(/^node:internal\/.*\n.*\n *\^+\n\n?/gm, '')
    .replace(/\n+Node\.js v\d[\d.]*\n/g, '\n')
    .replace(/^\(node:\d+\) /gm, '(node) ')
    .split('\n')
    .map((line) => line.trimEnd());
  return putSizesLast(`${sortSteps(putMistakesBehindSteps(lines)).join('\n').trim()}\n`);
}

/** The list of sizes is printed before or after the errors of declaration files, whichever is ready first. */
function putSizesLast(text: string): string {
  return text.replace(
    /\n((?:File \(.*\n(?:.+\n)+(?:\n +Total:.*\n)?\n)+)((?:error|warn|\[tsgo]) .*\n(?:.+\n)*)/g,
    (_, sizes: string, errors: string) => `${errors}\n${sizes.trimEnd()}\n`,
  );
}

/** Puts what the native compiler says, and its end, behind the steps, whichever was ready first. */
function putMistakesBehindSteps(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => line.startsWith('[tsgo]'))) return lines;
  const isMistake = (line: string): boolean =>
    /^(?:\[tsgo\]|error +Failed to generate declaration files\.)/.test(line);
  const others = lines.filter((line) => !isMistake(line));
  const end = others.findLastIndex((line) => rankOf(line) !== null) + 1;
  return [...others.slice(0, end), ...lines.filter(isMistake), ...others.slice(end)];
}

/** Sorts neighbours that tell of steps: building first, whichever was ready first. */
function sortSteps(lines: readonly string[]): string[] {
  const sorted: string[] = [];
  let steps: string[] = [];
  for (const line of [...lines, '']) {
    if (rankOf(line) !== null) {
      steps.push(line);
      continue;
    }
    sorted.push(...steps.sort((a, b) => Number(rankOf(a)) - Number(rankOf(b)) || (a < b ? -1 : 1)));
    sorted.push(line);
    steps = [];
  }
  return sorted.slice(0, -1);
}

const steps = [
  /^ready +built/,
  /^start +generating/,
  /^info +declaration files prepared/,
  /^ready +declaration files/,
  /^\[ Module Federation DTS ]/,
];

function rankOf(line: string): number | null {
  const rank = steps.findIndex((step) => step.test(line));
  return rank === -1 ? null : rank;
}
