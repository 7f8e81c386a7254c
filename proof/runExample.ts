import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePaths, normalizeTerminal } from './normalizeTerminal.ts';
import { parseCommands } from './parseCommands.ts';
import { type ExampleRun, readFiles } from './readExamples.ts';
import { runNode } from './runNode.ts';
import { writeFolder } from './writeFolder.ts';

/** What the commands of a run did. */
export interface RunResult {
  commands: Array<{ command: string; exitCode: number; terminal: string }>;
  /** Files that were not there before, or not like this, by their path with `/`. */
  written: Record<string, Buffer>;
}

/** Where and with what examples are run. */
export interface Workshop {
  /** Folder for the copy; `packages` has to be the `node_modules` found from there. */
  folder: string;
  packages: string;
  /** Absolute paths of the Node programs that commands can name. */
  programs: Readonly<Record<string, string>>;
  /** Absolute paths of packages that the project finds instead of those in `packages`, by name. */
  links?: Readonly<Record<string, string>>;
  /** Absolute path of a module that each Node process loads first. */
  preload?: string;
}

/** Runs the commands of an example in a fresh copy of it. */
export async function runExample(
  { example, commands, unrecorded, files }: ExampleRun,
  { folder, packages, programs, links = {}, preload }: Workshop,
): Promise<RunResult> {
  const place = { folder, packages, name: example };
  await writeFolder(folder, files);
  await linkPackages(folder, { ...links, ...(await findWorkspaces(folder, files)) });
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
      const env = Object.fromEntries(environment.map((part) => part.split('=', 2)));
      if (preload) env.NODE_OPTIONS = `--import=${pathToFileURL(preload)}`;
      const { output, code } = await runNode(resolveProgram(words, programs), { cwd, env });
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

function resolveProgram(
  words: readonly string[],
  programs: Readonly<Record<string, string>>,
): string[] {
  const [program = '', ...rest] = words[0] === 'npx' ? words.slice(1) : words;
  if (program === 'node') return rest;
  const script = programs[program];
  if (!script) {
    const known = ['node', ...Object.keys(programs)].join(', ');
    throw new Error(`An example runs \`${program}\`; it can run ${known}.`);
  }
  return [script, ...rest];
}

/** The packages of a repository that has several, by name. */
async function findWorkspaces(
  folder: string,
  files: ExampleRun['files'],
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(files)) {
    const [, directory] = /^(.+)\/package\.json$/.exec(name) ?? [];
    if (!directory) continue;
    const manifest = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as {
      name?: string;
    };
    if (manifest.name) found[manifest.name] = path.join(folder, directory);
  }
  return found;
}

/** Does what `npm install` does with packages of the same repository: links them. */
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
