import { rm } from 'node:fs/promises';
import type { Problem } from '#shared/types.ts';
import { openProject } from '../../site/scan/openProject.ts';
import { writeNote } from '../../support/modules/notes.mjs';
import { addCodeFrames } from '../../support/problems/codeFrame.ts';
import { hasErrors } from '../../support/problems/problems.ts';
import { uniqueProblems } from '../../support/problems/uniqueProblems.ts';
import type { BuildOptions } from './buildSite.ts';
import { createCompiler } from './createCompiler.ts';
import { findShardPlaces } from './findShardPlaces.ts';
import type { Shard } from './parseShard.ts';
import { countPages, type OnProgress } from './progress.ts';

/** The result of compiling a shard. */
export interface ShardResult {
  problems: Problem[];
  /** Sentences about the cache; they need no action. */
  notices: string[];
  /** Number of pages in the shard. */
  pages: number;
  /** How many of them were not compiled by an earlier run. */
  compiled: number;
}

const nothing = { notices: [], pages: 0, compiled: 0 };

/**
 * Compiles the pages of one shard into a separate folder, from which `collectShards` takes them. It only
 * finds the problems of these pages.
 */
export async function compileShard(
  { siteRoot, overrides = {} }: Pick<BuildOptions, 'siteRoot' | 'overrides'>,
  shard: Shard,
  onProgress: OnProgress,
): Promise<ShardResult> {
  onProgress({ stage: 'Config', done: 0, total: 1 });
  const project = await openProject(siteRoot, { overrides });
  if ('problems' in project) {
    return { ...nothing, problems: await addCodeFrames(siteRoot, project.problems) };
  }
  const places = findShardPlaces(project);
  const { notices } = project;
  if ('severity' in places) return { ...nothing, notices, problems: [places] };
  const manifestFile = places.manifestFile(shard);
  await rm(manifestFile, { force: true });
  const pages = places.pagesOf(shard);
  const compiler = createCompiler(project, places.cacheOf(shard));
  try {
    const records = await compiler.compile(pages, countPages(onProgress, 'Compile', pages.length));
    const all = records.flatMap((record) => record.problems);
    const problems = await addCodeFrames(siteRoot, uniqueProblems(all), project.generated);
    if (!hasErrors(problems)) {
      compiler.retain(pages);
      writeNote(manifestFile, places.manifest);
    }
    const compiled = records.filter(({ isFresh }) => isFresh).length;
    return { problems, notices, pages: pages.length, compiled };
  } finally {
    await compiler.close();
  }
}
