import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashContents, readFiles } from 'islet-prove';
import { z } from 'zod';
import { type Choice, keyOf } from '../../explorer/choices.ts';
import { declarationOptions, scriptOptions } from '../../explorer/explorerData.ts';
import { buildExplorer, type ExplorerBuild } from '../buildExplorer.ts';
import { type BuiltExample, buildExamples } from './buildExamples.ts';
import { openInstalled, releaseFolder } from './openInstalled.ts';

/** What a build wrote, by path, in whole; null if it failed and wrote nothing. */
export type BuiltOutput = Record<string, string> | null;

/** Everything that a release writes. */
export interface BuiltRelease {
  explorer: ExplorerBuild;
  /** Each build of the explorer and each run of an example, by name: `explorer cjs true 'es5' unset unset`, `read-time/build`. */
  outputs: Record<string, BuiltOutput>;
  /** Exit codes of all commands of the runs in which one fails, often on purpose. */
  exits: Record<string, number[]>;
}

const kept = z.object({
  key: z.string(),
  built: z.custom<BuiltRelease>((value) => value instanceof Object),
});

/**
 * Builds all choices of the explorer and all runs of the examples with an installed release. The result is kept in
 * the cache, because the next release is compared with it.
 */
export async function buildRelease(root: string, version: string): Promise<BuiltRelease> {
  const file = path.join(root, 'node_modules/.cache/releases', `${version}.json`);
  const key = await hashInputs(root, version);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) {
    const found = kept.safeParse(JSON.parse(text));
    if (found.data?.key === key) return found.data.built;
  }
  const release = await openInstalled(root, version);
  const explorer = await buildExplorer(root, release);
  const runs = Object.entries(await buildExamples(root, release));
  const built = {
    explorer,
    outputs: { ...nameBuilds(explorer), ...Object.fromEntries(runs.map(toOutput)) },
    exits: Object.fromEntries(runs.filter(fails).map(([name, { exitCodes }]) => [name, exitCodes])),
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ key, built }));
  return built;
}

type NamedRun = [name: string, run: BuiltExample];

const fails = ([, { exitCodes }]: NamedRun): boolean => exitCodes.some((code) => code !== 0);

const toOutput = (run: NamedRun): [string, BuiltOutput] => {
  const [name, { files }] = run;
  return [name, fails(run) && Object.keys(files).length === 0 ? null : files];
};

/** The builds of the explorer by name: scripts by all options but that of declaration files, which come by theirs. */
function nameBuilds({ scripts, declarations }: ExplorerBuild): Record<string, BuiltOutput> {
  const name = (names: Parameters<typeof keyOf>[1]) => {
    return ([choice, files]: readonly [Choice, BuiltOutput]) =>
      [`explorer ${choice.format} ${keyOf(choice, names)}`, files] as const;
  };
  return Object.fromEntries([
    ...scripts.map(name(scriptOptions)),
    ...declarations.map(name(declarationOptions)),
  ]);
}

/** Hashes what is built, and with what. */
async function hashInputs(root: string, version: string): Promise<string> {
  const locks = ['site/examples', releaseFolder(version)].map((folder) =>
    readFile(path.join(root, folder, 'package-lock.json'), 'utf8'),
  );
  const aside = /(?:^|\/)(?:node_modules|dist|output|\.work)$|^releases$/;
  const sources = await readFiles(path.join(root, 'site/examples'), (name) => !aside.test(name));
  return hashContents((await Promise.all(locks)).join('\n'), sources);
}
