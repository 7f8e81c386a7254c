import path from 'node:path';
import { runNode } from 'islet-prove';

/** The documented release of Rslib, as installed for the examples. */
export interface Tool {
  version: string;
  /** Absolute path of its command line script. */
  bin: string;
  /** Flags of each command; the empty name is `rslib` without a command. */
  commands: Readonly<Record<string, readonly Flag[]>>;
}

/** A flag of the command line. */
export interface Flag {
  /** `--dist-path`. */
  name: string;
  /** `-w`, if any. */
  short: string | null;
  /** `dir` for `--dist-path <dir>`; null for a boolean flag. */
  value: string | null;
  /** Whether there is also a `--no-…` form. */
  negatable: boolean;
}

/** Opens the installed tool of a version below the root of the repository, and parses its help. */
export async function openTool(root: string, version: string): Promise<Tool> {
  const bin = path.join(root, 'site/examples/node_modules/@rslib/core/bin/rslib.js');
  const help = async (...command: string[]): Promise<string> =>
    (await runNode([bin, ...command, '--help'], { cwd: root })).output;
  const main = await help();
  const names = listCommands(main);
  const flags = await Promise.all(names.map(async (name) => parseFlags(await help(name))));
  return {
    version,
    bin,
    commands: Object.fromEntries([
      ['', parseFlags(main)],
      ...names.map((name, index) => [name, flags[index] ?? []]),
    ]),
  };
}

/** Names of the commands in a help text. */
export function listCommands(help: string): string[] {
  const [, section = ''] = /\nCommands:\n([\s\S]*?)\n\s*\n/.exec(help) ?? [];
  return section.split('\n').flatMap((line) => /^ {2}(\w[\w-]*)/.exec(line)?.[1] ?? []);
}

/** The flags in a help text. */
export function parseFlags(help: string): Flag[] {
  const line = /^ {2}(?:(-\w), )?(--[\w-]+)(?: <([\w-]+)>)? {2,}(.*)$/gm;
  return [...help.matchAll(line)].map(([, short, name = '', value, text = '']) => ({
    name,
    short: short ?? null,
    value: value ?? null,
    negatable: text.includes(`--no-${name.slice(2)}`),
  }));
}
