import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** One way in which an example is built. */
export interface ExampleRun {
  /** Name of the example's folder, and of the run: `tiny-duration`, `umd`. */
  example: string;
  run: string;
  /** Command lines, one after another. */
  commands: string[];
  /** Package whose release the record names, where it is not the tool that is documented. */
  tool: string | null;
  /** Folders, and `terminal.txt`, that differ with each run or folder, and that no page quotes. */
  unrecorded: string[];
  /** Files of which only the path and the size are recorded, because their content differs. */
  varying: string[];
  /** Files of the project, those of the run in the place of others, by their path with `/`. */
  files: Record<string, Buffer>;
}

const schema = z.strictObject({
  runs: z.record(z.string().regex(/^[\w-]+$/), z.array(z.string()).min(1)),
  unrecorded: z.array(z.string()).default([]),
  varying: z.array(z.string()).default([]),
  tools: z.record(z.string(), z.string()).default({}),
});

/** Folders and files of an example that are not part of the project it shows. */
const aside = /^(?:runs|output|node_modules|dist|example\.json)(?:\/|$)/;

/**
 * Reads all examples below a folder: projects with an `example.json` that names their runs. What lies
 * in `runs/<name>` takes the place of the project's own files in that run.
 */
export async function readExamples(folder: string): Promise<ExampleRun[]> {
  const runs: ExampleRun[] = [];
  for (const example of (await readdir(folder)).sort()) {
    const root = path.join(folder, example);
    const file = path.join(root, 'example.json');
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    const described = schema.safeParse(JSON.parse(text));
    if (!described.success) throw new Error(`${file}: ${z.prettifyError(described.error)}`);
    const own = await readFiles(root, (name) => !aside.test(name));
    const { runs: named, tools, ...exceptions } = described.data;
    for (const [run, commands] of Object.entries(named)) {
      const changed = await readFiles(path.join(root, 'runs', run), () => true);
      const tool = tools[run] ?? null;
      runs.push({ example, run, commands, tool, ...exceptions, files: { ...own, ...changed } });
    }
  }
  return runs;
}

/** Reads the files below a folder that `wanted` asks for; none where there is no folder. */
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

/** What is in a folder; nothing where there is none. */
async function readFolder(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    // Any other failure would look like a build that wrote nothing.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
