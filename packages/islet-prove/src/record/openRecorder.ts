import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from 'islet/tools';
import { z } from 'zod';
import type { ProofSubject } from '../checks/proofCheck.ts';
import { readData } from '../checks/readData.ts';
import type { ExampleRun } from '../run/readExamples.ts';
import { runExample } from '../run/runExample.ts';
import { recordOutput } from './recordOutput.ts';
import type { RunRecord } from './runRecord.ts';

/** Runs an example and returns its record, or why it can't run here. `quoted` are the names of what pages quote. */
export type Recorder = (
  run: ExampleRun,
  quoted: ReadonlySet<string>,
) => Promise<RunRecord | Problem[]>;

/** The programs that examples run. */
export interface Programs {
  /** Name and version of the documented program, which each record has: `Greet 1.2.0`. */
  tool: string;
  /** Node programs by the name that commands give them, as paths below the root: `{ greet: 'bin/greet.mjs' }`. */
  programs: Readonly<Record<string, string>>;
}

/** Opens a recorder for examples that run in copies below `work`. */
export function openRecorder(
  { tool, programs }: Programs,
  { root, work }: Pick<ProofSubject, 'root' | 'work'>,
): Recorder {
  const packages = findPackages(work) ?? path.join(root, 'node_modules');
  const paths = Object.entries(programs).map(([name, file]) => [name, path.join(root, file)]);
  return async (run, quoted) => {
    const result = await runExample(run, {
      folder: path.join(work, 'runs', run.example, run.run),
      packages,
      programs: Object.fromEntries(paths),
    });
    const label = run.tool === null ? tool : await nameRelease(packages, run.tool);
    return recordOutput(result, { ...run, tool: label, quoted });
  };
}

/** The nearest `node_modules`, which is that of a workspace if the site is one of its packages. */
function findPackages(folder: string): string | null {
  const packages = path.join(folder, 'node_modules');
  if (existsSync(packages)) return packages;
  const above = path.dirname(folder);
  return above === folder ? null : findPackages(above);
}

const schema = z.object({ version: z.string() });

async function nameRelease(packages: string, name: string): Promise<string> {
  const file = path.join(packages, name, 'package.json');
  return `${name} ${readData(await readFile(file, 'utf8'), { file, schema }).version}`;
}
