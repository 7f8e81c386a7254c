import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '#shared/types.ts';
import { codeFolder } from '../../support/modules/ownPackage.ts';
import { formatProblems } from '../../support/problems/formatProblems.ts';
import type { BuildOptions, BuildResult } from './buildSite.ts';
import { parseShard } from './parseShard.ts';
import type { BuildStage } from './progress.ts';

/**
 * Imports a module of the built package. Unlike the sources, it has the bundle of the theme, and caches what it makes;
 * a process of its own would take several times as long.
 */
const importBuilt = (name: string) =>
  import(pathToFileURL(path.join(codeFolder, '../dist/node', `${name}.js`)).href);
const { buildSite }: typeof import('./buildSite.ts') = await importBuilt('buildSite');
const { compileShard }: typeof import('./compileShard.ts') = await importBuilt('compileShard');
const { checkSite }: typeof import('./checkSite.ts') = await importBuilt('checkSite');

/** What a build did. */
export interface Built extends BuildResult {
  /** The stages that it went through. */
  stages: Set<BuildStage>;
  /** What the command prints about the problems. */
  printed: string;
}

/** Builds a site in this process. */
export async function build(
  siteRoot: string,
  options: Partial<Omit<BuildOptions, 'siteRoot' | 'onProgress'>> = {},
): Promise<Built> {
  const stages = new Set<BuildStage>();
  const result = await buildSite({
    ...{ siteRoot, compress: false, merge: false, ...options },
    onProgress: ({ stage }) => stages.add(stage),
  });
  return { ...result, stages, printed: print(result) };
}

/** Builds a site that must not have errors. */
export async function buildOrThrow(...args: Parameters<typeof build>): Promise<Built> {
  const result = await build(...args);
  if (result.output === null) throw new Error(result.printed);
  return result;
}

/** Compiles a shard, such as `3/8`, in this process. */
export async function buildShard(siteRoot: string, text: string) {
  const shard = parseShard(text);
  if (shard === null) throw new Error(`There is no shard ${text}.`);
  const result = await compileShard({ siteRoot }, shard, () => {});
  return { ...result, printed: print(result) };
}

/** Checks a site in this process; gives what the command prints. */
export async function check(
  siteRoot: string,
  options: Omit<Partial<Parameters<typeof checkSite>[0]>, 'siteRoot' | 'onProgress'> = {},
): Promise<Awaited<ReturnType<typeof checkSite>> & { printed: string }> {
  const result = await checkSite({ siteRoot, onProgress() {}, ...options });
  return { ...result, printed: print(result) };
}

/** Prints notices and problems in plain text, as commands do. */
function print({ notices, problems }: { notices: string[]; problems: Problem[] }): string {
  const lines = notices.map((notice) => `${notice}\n`);
  return lines.join('') + (problems.length > 0 ? formatProblems(problems) : '');
}
