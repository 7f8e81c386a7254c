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
 * and its version go; of each build, lines about steps are put together and sorted, and sizes stand
 * behind the errors.
 */
export function normalizeTerminal(text: string, place: Place): string {
  const told = normalizePaths(stripVTControlCharacters(text), place)
    .replace(/\r\n?/g, '\n')
    .replace(/ in (?:\d+ m(?: \d+(?:\.\d+)? s)?|\d+(?:\.\d+)? ?m?s)\b/g, '')
    // What a test runner measures: all tests together, and each that is slow.
    .replace(/^ *Duration +\d.*\n/gm, '')
    .replace(/^( *[✓✗] .*?) \(?\d+(?:\.\d+)?m?s\)?$/gm, '$1')
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
    .replace(/[^\S\n]+$/gm, '');
  const builds = told.split(/^(?=\w+ +build(?: started|ing ))/m);
  return putSizesLast(`${builds.map(gatherSteps).join('').trim()}\n`);
}

/**
 * Puts the lines that tell of steps in one order where the first of them stands, because the steps of
 * a build, and the errors of each, run side by side.
 */
function gatherSteps(build: string): string {
  const lines = build.split('\n');
  const first = lines.findIndex(isStep);
  const steps = lines.filter(isStep).sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  const others = lines.filter((line) => !isStep(line));
  return first === -1 ? build : others.toSpliced(first, 0, ...steps).join('\n');
}

/** Sizes are printed before or after the errors of declaration files, whichever is ready first. */
function putSizesLast(text: string): string {
  return text.replace(
    /\n((?:File \(.*\n(?:.+\n)+(?:\n +Total:.*\n)?\n)+)((?:error|warn|\[tsgo]) .*\n(?:.+\n)*)/g,
    (_, sizes: string, errors: string) => `${errors}\n${sizes.trimEnd()}\n`,
  );
}

const stepsInOrder = [
  /^ready +built/,
  /^start +generating/,
  /^info +declaration files prepared/,
  /^ready +declaration files/,
  /^\[ Module Federation DTS ]/,
];

const rankOf = (line: string): number => stepsInOrder.findIndex((step) => step.test(line));

const isStep = (line: string): boolean => rankOf(line) !== -1;
