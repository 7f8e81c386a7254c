import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readData } from '../checks/readData.ts';

/** One build of an example. */
export interface ExampleRun {
  /** Name of the example's folder, and of the run: `tiny-duration`, `umd`. */
  example: string;
  run: string;
  /** Command lines, one after another. */
  commands: string[];
  /** Package whose version is recorded, if it is not the documented tool. */
  tool: string | null;
  /** Name of the executable that runs Node programs, if it is not the Node.js of the proof. */
  runtime: string | null;
  /** Folders, and `terminal.txt`, whose content is not recorded at all, so pages can't quote them. */
  unrecorded: string[];
  /** Files whose content varies, so that only path and size are recorded. */
  varying: string[];
  /** Files of the project, with those of the run replacing others, by path with `/`. */
  files: Record<string, Buffer>;
}

const schema = z.strictObject({
  runs: z.record(z.string().regex(/^[\w-]+$/), z.array(z.string()).min(1)),
  unrecorded: z.array(z.string()).default([]),
  /** The same for single runs. */
  unrecordedInRuns: z.record(z.string(), z.array(z.string())).default({}),
  varying: z.array(z.string()).default([]),
  tools: z.record(z.string(), z.string()).default({}),
  runtimes: z.record(z.string(), z.string()).default({}),
});

/** Folders and files of an example that are not part of its project. */
const aside = /^(?:runs|output|node_modules|dist|example\.json)(?:\/|$)/;

/**
 * Reads all examples below a folder: projects with an `example.json` that names their runs. Files
 * in `runs/<name>` replace the project's own files in that run.
 */
export async function readExamples(folder: string): Promise<ExampleRun[]> {
  const runs: ExampleRun[] = [];
  for (const example of (await readdir(folder)).sort()) {
    const root = path.join(folder, example);
    const file = path.join(root, 'example.json');
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    const described = readData(text, { file, schema });
    const own = await readFiles(root, (name) => !aside.test(name));
    const { runs: named, tools, runtimes, unrecordedInRuns, varying } = described;
    for (const [run, commands] of Object.entries(named)) {
      const changed = await readFiles(path.join(root, 'runs', run), () => true);
      const tool = tools[run] ?? null;
      const runtime = runtimes[run] ?? null;
      const files = { ...own, ...changed };
      const unrecorded = [...described.unrecorded, ...(unrecordedInRuns[run] ?? [])];
      runs.push({ example, run, commands, tool, runtime, unrecorded, varying, files });
    }
  }
  return runs;
}

/** Reads the files below a folder that `wanted` accepts, as it has to the folders on the way; none if the folder doesn't exist. */
export async function readFiles(
  folder: string,
  wanted: (name: string) => boolean,
): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const visit = async (prefix: string): Promise<void> => {
    const entries = await readFolder(path.join(folder, prefix));
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = prefix + entry.name;
      if (!wanted(name)) continue;
      if (entry.isDirectory()) await visit(`${name}/`);
      else if (entry.isFile()) files[name] = await readFile(path.join(folder, name));
    }
  };
  await visit('');
  return files;
}

/** The entries of a folder; empty if it doesn't exist. */
async function readFolder(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // Ignoring other errors would look like a build without output.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
