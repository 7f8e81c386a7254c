import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from 'islet/tools';
import {
  type Command,
  type Fence,
  fenceKind,
  formatDiff,
  normalizeTerminal,
  parseCommands,
  problemOf,
  readFiles,
  splitKept,
} from 'islet-prove';
import { z } from 'zod';
import { openTerminal, type Terminal } from './openTerminal.ts';

/** A fence of the page; a quote has the quoted code. */
export interface Step {
  fence: Fence;
  /** Exit code of the recorded run that it quotes; 0 if it quotes none. */
  exitCode: number;
  /** Sizes of the files in an `output` fence. */
  sizes: Readonly<Record<string, number>>;
}

/** The environment for following a page. */
export interface Desk {
  /** The empty folder to start in. */
  folder: string;
  /** Installs packages from the registry in a project; returns the names of those that are not available. */
  install(project: string, names: readonly string[]): Promise<string[]>;
  /** Absolute path of the `node_modules` that `install` uses. */
  packages: string;
  /** Absolute path of npm's script. */
  npm: string;
}

/**
 * Follows a page fence by fence like a reader: runs the commands, writes the files, and
 * compares terminal and files with the page. Stops at the first error.
 */
export async function followPage(steps: readonly Step[], desk: Desk): Promise<Problem[]> {
  const terminal = openTerminal(desk.folder);
  try {
    for (const [index, step] of steps.entries()) {
      const message = await follow(step, failing(steps, index), { terminal, desk });
      if (message === null) continue;
      const fix = 'Correct this step or an earlier one, so that a reader gets the same result.';
      return [problemOf({ fence: step.fence }, message, fix)];
    }
    return [];
  } finally {
    await terminal.stop();
  }
}

/** Expected exit code of the last command in a fence: that of the recorded outputs that follow it. */
function failing(steps: readonly Step[], index: number): number {
  for (const { fence, exitCode } of steps.slice(index + 1)) {
    if (fenceKind(fence) === 'shell') break;
    if (exitCode !== 0) return exitCode;
  }
  return 0;
}

/** A desk with a terminal that is open on it. */
interface Workplace {
  terminal: Terminal;
  desk: Desk;
}

async function follow(
  step: Step,
  expectedCode: number,
  workplace: Workplace,
): Promise<string | null> {
  const { fence } = step;
  const { terminal, desk } = workplace;
  const { title } = fence.meta;
  if (isCommands(fence)) return runCommands(fence, expectedCode, workplace);
  if (isRun(fence)) return compareSizes(step.sizes, terminal.cwd);
  if (title?.startsWith('dist/')) return compareFile(path.join(terminal.cwd, title), fence.code);
  if (title !== null) {
    terminal.printed = '';
    return saveFile(path.join(terminal.cwd, title), fence.code);
  }
  if (/^(?:text|output)$/.test(fence.lang)) return compareTerminal(fence.code, terminal, desk);
  return `Cannot follow a fence in \`${fence.lang}\` without a title.`;
}

/** Whether a fence shows what a run wrote, instead of something that the run printed. */
const isRun = ({ lang, meta }: Fence): boolean =>
  lang === 'output' && meta.file !== null && splitKept(meta.file) === null;

function isCommands({ lang, meta }: Fence): boolean {
  return meta.title === null && /^(?:bash|sh|shell)$/.test(lang);
}

async function runCommands(
  { code }: Fence,
  expectedCode: number,
  workplace: Workplace,
): Promise<string | null> {
  const commands = parseCommands(code);
  for (const [index, command] of commands.entries()) {
    await workplace.terminal.stop();
    workplace.terminal.printed = '';
    const expected = index === commands.length - 1 ? expectedCode : 0;
    const message = await runCommand(command, expected, workplace);
    if (message !== null) return message;
  }
  return null;
}

async function runCommand(
  { words }: Command,
  expectedCode: number,
  { terminal, desk }: Workplace,
): Promise<string | null> {
  const [program = '', ...args] = words;
  const line = words.join(' ');
  if (program === 'mkdir') {
    await mkdir(path.join(terminal.cwd, args[0] ?? ''));
    return null;
  }
  if (program === 'rm') {
    await rm(path.join(terminal.cwd, args.at(-1) ?? ''), { recursive: true });
    return null;
  }
  if (program === 'cd') {
    terminal.cwd = path.join(terminal.cwd, args[0] ?? '');
    const found = await stat(terminal.cwd).catch(() => null);
    return found?.isDirectory() ? null : `\`${line}\` does not lead to a folder.`;
  }
  const names = args.slice(1).filter((word) => !word.startsWith('-'));
  if (program === 'npm' && args[0] === 'install' && names.every((name) => !name.startsWith('.'))) {
    const unknown = await desk.install(terminal.cwd, names);
    return unknown.length > 0
      ? `\`${unknown[0]}\` is not among the packages of the examples.`
      : null;
  }
  const script = scriptOf(words, desk);
  if (!script) return `\`${program}\` is not a program that can run here.`;
  if (await isWatch(words, terminal.cwd)) {
    terminal.start(script);
    return null;
  }
  const code = await terminal.run(script);
  return code === expectedCode
    ? null
    : `\`${line}\` ended with ${code} instead of ${expectedCode}:\n${terminal.printed.trim()}`;
}

/** Node arguments for a command: `npx` becomes `npm exec` with installed packages only. */
function scriptOf([program, ...args]: readonly string[], { npm }: Desk): string[] | null {
  if (program === 'node') return args;
  if (program === 'npm') return [npm, ...args];
  if (program === 'npx') return [npm, 'exec', '--no', '--', ...args];
  return null;
}

/** Whether a command runs until it is stopped. */
async function isWatch(words: readonly string[], cwd: string): Promise<boolean> {
  const [program, run, name = ''] = words;
  if (program !== 'npm' || run !== 'run') return words.includes('--watch');
  const manifest: unknown = JSON.parse(await readFile(path.join(cwd, 'package.json'), 'utf8'));
  const scripts = z.record(z.string(), z.string()).optional();
  return z.object({ scripts }).parse(manifest).scripts?.[name]?.includes('--watch') ?? false;
}

/** Writes a file of the page; parts of a `package.json` are merged into the existing one. */
async function saveFile(file: string, code: string): Promise<string | null> {
  let text = `${code}\n`;
  if (path.basename(file) === 'package.json') {
    const before = await readFile(file, 'utf8').catch(() => '{}');
    const shown = /^\s*\{/.test(code) ? code : `{${code.replace(/,\s*$/, '')}}`;
    try {
      text = JSON.stringify({ ...JSON.parse(before), ...JSON.parse(shown) }, null, 2);
    } catch (error) {
      return `This is not a part of a \`package.json\`: ${error instanceof Error ? error.message : error}`;
    }
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return null;
}

async function compareTerminal(
  expected: string,
  terminal: Terminal,
  { packages }: Desk,
): Promise<string | null> {
  const place = { folder: terminal.cwd, packages, name: path.basename(terminal.cwd) };
  const printed = (): string => normalizeTerminal(terminal.printed, place);
  const isShown = (): boolean => `\n${printed()}`.includes(`\n${expected.trim()}\n`);
  await terminal.waitUntil(isShown);
  return isShown()
    ? null
    : `The command prints something else:\n${formatDiff(expected.trim(), printed().trim())}`;
}

async function compareFile(file: string, expected: string): Promise<string | null> {
  const actual = await readFile(file, 'utf8').catch(() => null);
  if (actual === null) return 'The build did not write this file.';
  return actual.trim() === expected.trim()
    ? null
    : `The build wrote something else:\n${formatDiff(expected.trim(), actual.trim())}`;
}

async function compareSizes(expected: Step['sizes'], cwd: string): Promise<string | null> {
  const files = await readFiles(path.join(cwd, 'dist'), () => true);
  const list = (sizes: Record<string, number>): string =>
    Object.keys(sizes)
      .sort()
      .map((name) => `${name} ${sizes[name]}`)
      .join(', ');
  const actual = list(
    Object.fromEntries(Object.entries(files).map(([name, { length }]) => [`dist/${name}`, length])),
  );
  return actual === list({ ...expected }) ? null : `The build wrote ${actual || 'nothing'}.`;
}
