import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hashContents } from 'islet-prove';
import { z } from 'zod';
import { type Choice, keyOf } from '../../explorer/choices.ts';
import { declarationOptions, scriptOptions } from '../../explorer/explorerData.ts';
import { buildExplorer, type ExplorerBuild } from '../buildExplorer.ts';
import { type BuiltExample, buildExamples } from './buildExamples.ts';
import { explorerName, hashSources } from './hashSources.ts';
import { openInstalled, releaseFolder } from './openInstalled.ts';

/** What a build wrote, by path, in whole; null if it failed and wrote nothing. */
export type BuiltOutput = Record<string, string> | null;

/** Everything that a release writes. */
export interface BuiltRelease {
  /** Hash of what each build was made from, by the name of its run or of the explorer. */
  sources: Record<string, string>;
  explorer: ExplorerBuild;
  /** Each build of the explorer and each run of an example, by name: `explorer cjs true 'es5' unset unset`, `read-time/build`. */
  outputs: Record<string, BuiltOutput>;
  /** Exit codes of all commands of the runs in which one fails, often on purpose. */
  exits: Record<string, number[]>;
}

/** What was built before: all of it with the same packages, and each build from its sources. */
interface KeptBuilds {
  packages: string;
  sources: Record<string, string>;
  explorer: ExplorerBuild | null;
  runs: Record<string, BuiltExample>;
}

const kept = z.custom<KeptBuilds>((value) => value instanceof Object && 'runs' in value);

/**
 * Builds all choices of the explorer and all runs of the examples with an installed release. Each result is kept in
 * the cache until its sources change, because the next release is compared with it.
 */
export async function buildRelease(root: string, version: string): Promise<BuiltRelease> {
  const file = path.join(root, 'node_modules/.cache/releases', `${version}.json`);
  const packages = await hashPackages(root, version);
  const text = await readFile(file, 'utf8').catch(() => null);
  const found = text === null ? undefined : kept.safeParse(JSON.parse(text)).data;
  const before = found?.packages === packages ? found : null;
  const sources = await hashSources(root);
  const isFresh = (name: string): boolean => before?.sources[name] === sources[name];

  const release = await openInstalled(root, version);
  const ready = isFresh(explorerName) ? before?.explorer : null;
  const explorer = ready ?? (await buildExplorer(root, release));
  const runs = await buildExamples(root, release, (name) => !isFresh(name));
  for (const name of Object.keys(sources)) {
    const run = before?.runs[name];
    if (run && isFresh(name)) runs[name] = run;
  }
  const keep: KeptBuilds = { packages, sources, explorer, runs };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(keep));
  return nameOutputs(keep, explorer);
}

function nameOutputs({ sources, runs }: KeptBuilds, explorer: ExplorerBuild): BuiltRelease {
  const named = Object.entries(runs).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    sources,
    explorer,
    outputs: { ...nameBuilds(explorer), ...Object.fromEntries(named.map(toOutput)) },
    exits: Object.fromEntries(
      named.filter(fails).map(([name, { exitCodes }]) => [name, exitCodes]),
    ),
  };
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

/** Hashes the packages that builds are made with. */
async function hashPackages(root: string, version: string): Promise<string> {
  const locks = ['site/examples', releaseFolder(version)].map((folder) =>
    readFile(path.join(root, folder, 'package-lock.json'), 'utf8'),
  );
  return hashContents((await Promise.all(locks)).join('\n'), {});
}
