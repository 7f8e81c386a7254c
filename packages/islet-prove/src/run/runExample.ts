import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseCommands } from '../fences/parseCommands.ts';
import { normalizePaths, normalizeTerminal } from '../record/normalizeTerminal.ts';
import { type ExampleRun, readFiles } from './readExamples.ts';
import { runProgram } from './runNode.ts';
import { writeFolder } from './writeFolder.ts';

/** The result of a run's commands. */
export interface RunResult {
  commands: Array<{ command: string; exitCode: number; terminal: string }>;
  /** New and changed files, by path with `/`. */
  written: Record<string, Buffer>;
}

/** The environment for running examples. */
export interface Workshop {
  /** Folder for the copy; `packages` must be the `node_modules` that is resolved from there. */
  folder: string;
  packages: string;
  /** Absolute paths of the Node programs that commands can use, by name. */
  programs: Readonly<Record<string, string>>;
  /** Absolute paths of other programs, by name. */
  executables?: Readonly<Record<string, string>>;
  /** Absolute paths of packages to use instead of those in `packages`, by name. */
  links?: Readonly<Record<string, string>>;
  /** Absolute path of a CommonJS module that is loaded first in each Node process. */
  preload?: string;
}

/** A command of an example that runs an unknown program. */
export class ProgramError extends Error {}

/** Runs the commands of an example in a fresh copy of its project. */
export async function runExample(
  { example, commands, runtime, unrecorded, files }: ExampleRun,
  { folder, packages, programs, executables = {}, links = {}, preload }: Workshop,
): Promise<RunResult> {
  const place = { folder, packages, name: example };
  const known = { node: runtime ? executables[runtime] : process.execPath, programs, executables };
  await writeFolder(folder, files);
  const workspaces = commands.some(installs) ? {} : await findWorkspaces(folder, files);
  await linkPackages(folder, { ...links, ...workspaces });
  const results: RunResult['commands'] = [];
  for (const command of commands) {
    let terminal = '';
    let exitCode = 0;
    let cwd = folder;
    for (const { words, environment } of parseCommands(command)) {
      if (words[0] === 'cd') {
        cwd = path.join(cwd, words[1] ?? '.');
        continue;
      }
      const env = createEnvironment(packages, executables);
      for (const part of environment) {
        const at = part.indexOf('=');
        env[part.slice(0, at)] = part.slice(at + 1);
      }
      const required = preload && `--require=${JSON.stringify(preload)}`;
      env.NODE_OPTIONS = [required, env.NODE_OPTIONS].filter(Boolean).join(' ') || undefined;
      const { output, code } = await runProgram(resolveProgram(words, { ...known, cwd }), {
        cwd,
        env,
      });
      terminal += output;
      exitCode = code;
      if (code !== 0) break;
    }
    terminal = normalizeTerminal(terminal, place);
    results.push({ command, exitCode, terminal });
  }
  const after = await readFiles(
    folder,
    (name) => !/(?:^|\/)node_modules$/.test(name) && !unrecorded.includes(name),
  );
  const written = Object.entries(after)
    .filter(([name, content]) => !files[name]?.equals(content))
    .map(([name, content]): [string, Buffer] => [
      name,
      content.includes(0) ? content : Buffer.from(normalizePaths(String(content), place)),
    ]);
  return { commands: results, written: Object.fromEntries(written) };
}

/** Whether a command has a package manager link the packages of a workspace. */
const installs = (command: string): boolean => /\b(?:npm|pnpm|yarn|bun) install\b/.test(command);

/**
 * The differences from the environment of the proof. Scripts find the commands of the installed packages;
 * package managers see neither the settings of the user nor those of the npm that runs the proof, and
 * print the same on a server for continuous integration.
 */
function createEnvironment(
  packages: string,
  executables: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const ofNpm = Object.keys(process.env).filter((name) => /^npm_/i.test(name));
  const folders = [
    path.join(packages, '.bin'),
    path.dirname(process.execPath),
    ...Object.values(executables).map((file) => path.dirname(file)),
    process.env.PATH,
  ];
  return {
    ...Object.fromEntries(ofNpm.map((name) => [name, undefined])),
    CI: undefined,
    GITHUB_ACTIONS: undefined,
    // The compiler is written in Go, and a small program is compiled before collecting garbage pays.
    GOGC: '800',
    HOME: path.join(packages, '..', '.work', 'home'),
    PATH: folders.join(path.delimiter),
    npm_config_update_notifier: 'false',
  };
}

/** The absolute path of the program of a command, and its arguments. */
function resolveProgram(
  words: readonly string[],
  {
    node = process.execPath,
    cwd,
    programs,
    executables,
  }: Pick<Required<Workshop>, 'programs' | 'executables'> & {
    node: string | undefined;
    cwd: string;
  },
): string[] {
  const [program = '', ...rest] = words[0] === 'npx' ? words.slice(1) : words;
  if (program === 'node') return [node, ...rest];
  if (program.startsWith('./')) return [path.join(cwd, program), ...rest];
  const executable = executables[program];
  if (executable) return [executable, ...rest];
  const script = programs[program];
  if (!script) {
    const known = ['node', ...Object.keys(programs), ...Object.keys(executables)].join(', ');
    throw new ProgramError(`An example runs \`${program}\`, but only ${known} can be run.`);
  }
  return [node, script, ...rest];
}

/** The workspaces of a project, by package name. */
async function findWorkspaces(
  folder: string,
  files: ExampleRun['files'],
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(files)) {
    const [, directory] = /^(.+)\/package\.json$/.exec(name) ?? [];
    if (!directory) continue;
    const text = await readFile(path.join(folder, name), 'utf8');
    const manifest = z.object({ name: z.string().optional() }).parse(JSON.parse(text));
    if (manifest.name) found[manifest.name] = path.join(folder, directory);
  }
  return found;
}

/** Links the packages of a workspace, like `npm install`. */
async function linkPackages(
  folder: string,
  links: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, target] of Object.entries(links)) {
    const link = path.join(folder, 'node_modules', name);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(target, link, 'junction');
  }
}
