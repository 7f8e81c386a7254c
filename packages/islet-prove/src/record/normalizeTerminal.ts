import { stripVTControlCharacters } from 'node:util';

/** Folder and name of a project. */
export interface RunPlace {
  /** Absolute path of its copy. */
  folder: string;
  /** Absolute path of the folder whose packages it uses. */
  packages: string;
  name: string;
}

/**
 * Replaces the folder of the project by `/projects/<name>` and moves its packages into it, even where
 * the bundler has turned a path into a variable name.
 */
export function normalizePaths(text: string, { folder, packages, name }: RunPlace): string {
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
 * Removes differences between runs and machines from terminal output. The folder becomes
 * `/projects/<name>`; colors, durations, times, stack traces, process ids, locations inside Node.js
 * and its version are removed; the lines about steps of each build are grouped and sorted, sizes come
 * after errors, and lines that come in any order are sorted.
 */
export function normalizeTerminal(text: string, place: RunPlace): string {
  const normalized = normalizePaths(stripVTControlCharacters(text), place)
    .replace(/\r\n?/g, '\n')
    .replace(/ in (?:\d+ ?m(?: \d+(?:\.\d+)? ?s)?|(?:\d+s )?\d+(?:\.\d+)? ?m?s)\b/g, '')
    // Durations of Bun: `[540ms] compile`.
    .replace(/^ *\[\d+(?:\.\d+)?m?s] +| \[\d+(?:\.\d+)?m?s]$/gm, '')
    // Times of test runners: of all tests, of each slow one, and what could save time.
    .replace(/^ *(?:Duration|Start at|Time:) +\d.*\n/gm, '')
    .replace(/\n^ *Isolate +\d.*\n.*\n/gm, '')
    .replace(/^( *[✓✗] .*?) \(?\d+(?:\.\d+)? ?m?s\)?$/gm, '$1')
    // Time stamps of debug messages.
    .replace(/^( *[\w-]+) \d\d:\d\d:\d\d /gm, '$1 ')
    // A crash report of the bundler's native code has a thread id and its own stack frames.
    .replace(/^thread '.+' \(\d+\) panicked/gm, 'thread panicked')
    .replace(/\n*^Stack backtrace:\n[\s\S]*?^note: Some details are omitted.*\n?/gim, '\n')
    // Printed by the bundler's native code if it ends early.
    .replace(/^ObjectRef is not unref.*\n?/gm, '')
    // Printed by a helper process of Module Federation that is killed while it writes.
    .replace(/^Error sending message: [\s\S]*?\n}\n/gm, '')
    .replace(/^ +at .*(?:file:|node:|\().*\n/gm, '')
    // The line of Node's own code that detected an error.
    .replace(/^node:internal\/.*\n.*\n *\^+\n\n?/gm, '')
    .replace(/\n+Node\.js v\d[\d.]*\n/g, '\n')
    .replace(/^\(node:\d+\) /gm, '(node) ')
    .replace(/[^\S\n]+$/gm, '');
  const builds = normalized.split(/^(?=(?:\S+ \w+: )?\w+ +build(?: started|ing ))/m);
  return sortUnordered(putSizesLast(`${builds.map(gatherSteps).join('').trim()}\n`));
}

/**
 * Sorts the lines about steps and moves them to the first of them, because the steps of
 * a build, and the errors of each, run concurrently. A warning of one bundle may come after another bundle is built.
 */
function gatherSteps(build: string): string {
  const lines = build.split('\n');
  const first = lines.findIndex(isStep);
  const steps = lines.filter(isStep).sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  const others = lines.filter((line) => !isStep(line));
  return first === -1 ? build : others.toSpliced(first, 0, ...steps).join('\n');
}

/** Sizes are printed before or after the errors of declaration files, depending on timing. */
function putSizesLast(text: string): string {
  return text.replace(
    /\n((?:File \(.*\n(?:.+\n)+(?:\n +Total:.*\n)?\n)+)((?:error|warn|\[tsgo]) .*\n(?:.+\n)*)/g,
    (_, sizes: string, errors: string) => `${errors}\n${sizes.trimEnd()}\n`,
  );
}

/** Sorts lines next to each other whose order differs between runs. */
function sortUnordered(text: string): string {
  return unordered.reduce(
    (sorted, lines) =>
      sorted.replace(lines, (found) => `${found.trimEnd().split('\n').sort().join('\n')}\n`),
    text,
  );
}

const unordered = [
  // Test runners run files at once.
  /^ ✓ .*\n(?: ✓ .*\n)+/gm,
  // Files are listed by size; those of the same size come in the order in which they were emitted.
  /^\S+ +(\d+\.\d+ [kM]B)\b.*\n(?:\S+ +\1\b.*\n)+/gm,
  // publint reads the files of all fields of a package at once.
  /^(\w+ +pkg\.).*\n(?:\1.*\n)+/gm,
];

const stepsInOrder = [
  /^warn +The externalized commonjs request/,
  /^ready +built/,
  /^start +generating/,
  /^info +declaration files prepared/,
  /^ready +declaration files/,
  /^\[ Module Federation DTS ]/,
];

/** Bun prints the name of a package and of its script before each line. */
const ofScript = /^\S+ \w+: /;

const rankOf = (line: string): number =>
  stepsInOrder.findIndex((step) => step.test(line.replace(ofScript, '')));

const isStep = (line: string): boolean => rankOf(line) !== -1;
