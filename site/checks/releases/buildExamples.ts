import path from 'node:path';
import { type ExampleRun, normalizePaths } from 'islet-prove';
import type { BuiltFiles } from '../buildChoices.ts';
import { openExampleRecorder } from '../runExamples.ts';
import { openTool } from '../tool.ts';
import { nameRun, readComparable } from './hashSources.ts';
import type { InstalledRelease } from './openInstalled.ts';

/** What a run of an example wrote with a release. */
export interface BuiltExample {
  /** Of each command. */
  exitCodes: number[];
  files: BuiltFiles;
}

/**
 * Runs the examples that are `wanted` with a release, and returns what each wrote, by `example/run`. Throws if a run
 * couldn't be started.
 */
export async function buildExamples(
  root: string,
  release: InstalledRelease,
  wanted: (name: string) => boolean,
): Promise<Record<string, BuiltExample>> {
  const runs = (await readComparable(root)).filter((run) => wanted(nameRun(run)));
  const record = await openExampleRecorder(root, await openTool(root, release.version));
  // Below the packages of the examples, where aliases are.
  const tool = path.join('..', 'releases', release.version, 'node_modules/@rslib/core');
  const built: Record<string, BuiltExample> = {};
  const queue = runs.values();
  const work = async (): Promise<void> => {
    for (const run of queue) {
      const result = await record({ ...run, tool }, new EachName());
      if (Array.isArray(result))
        throw new Error(`\`${nameRun(run)}\` can't be run: ${result[0]?.message ?? ''}`);
      const kept = result.files.filter(({ path: name }) => !run.varying.includes(name));
      built[nameRun(run)] = {
        exitCodes: result.commands.map(({ exitCode }) => exitCode),
        files: Object.fromEntries(
          kept.map(({ path: name, content }) => [
            name,
            readText(content ?? Buffer.alloc(0), run, release),
          ]),
        ),
      };
    }
  };
  await Promise.all([work(), work(), work()]);
  return built;
}

/** Has all names, so that a record has the content of all files. */
class EachName extends Set<string> {
  override has(): boolean {
    return true;
  }
}

/** The text of a file, with the packages of the release where those of the project are. */
function readText(
  content: Buffer,
  { example }: ExampleRun,
  { packages }: InstalledRelease,
): string {
  if (content.includes(0)) return content.toString('latin1');
  return normalizePaths(String(content), {
    folder: path.dirname(packages),
    packages,
    name: example,
  });
}
