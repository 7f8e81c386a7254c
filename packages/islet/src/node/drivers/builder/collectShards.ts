import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import type { Problem } from '#shared/types.ts';
import { createRecordCache } from '../../cache/recordCache.ts';
import type { CompileContext } from '../../page/record/compileContext.ts';
import { createCompileContext } from '../../page/record/createCompileContext.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { readNote } from '../../support/modules/notes.mjs';
import {
  findShardPlaces,
  listShards,
  type Manifest,
  manifestSchema,
  type ShardPlaces,
  shardProblem,
} from './findShardPlaces.ts';
import type { Shard } from './parseShard.ts';

const fix = 'Run `islet build --shard` for every shard with the same files, then merge again.';

/**
 * Adds the pages of all shards to the records of a site, so that a build finds every page compiled, and
 * removes the shards. Returns the problems of shards that are missing or were made from other files; then
 * none is added.
 */
export async function collectShards(project: Project): Promise<Problem[]> {
  const places = findShardPlaces(project);
  if ('severity' in places) return [places];
  const { folder, records } = places;
  const counts = [...new Set(listShards(folder).map(({ count }) => count))].sort((a, b) => a - b);
  const [count] = counts;
  if (count === undefined) return [shardProblem('There are no shards to merge.', fix)];
  if (counts.length > 1) {
    const message = `These shards are parts of different runs, with ${counts.join(' and ')} shards.`;
    return [shardProblem(message, 'Remove this folder, then add the shards of one run.')];
  }
  const shards = Array.from({ length: count }, (_, index): Shard => ({ number: index + 1, count }));
  const context = createCompileContext(project);
  const problems = shards.flatMap((shard) => {
    const fault = findFault(shard, places, context);
    return fault === null ? [] : shardProblem(`Shard ${shard.number} of ${count} ${fault}.`, fix);
  });
  if (problems.length > 0) return problems;
  for (const shard of shards) {
    const source = places.cacheOf(shard).folder;
    // A small site may have fewer pages than shards.
    if (existsSync(source)) await cp(source, records.folder, { recursive: true });
  }
  await rm(folder, { recursive: true });
  return [];
}

/** Describes what is wrong with a shard, as the end of a sentence. */
function findFault(shard: Shard, places: ShardPlaces, context: CompileContext): string | null {
  const { data: found } = manifestSchema.safeParse(readNote(places.manifestFile(shard)).value);
  if (!found) return 'is missing, or has failed';
  const difference = findDifference(found, places.manifest);
  if (difference !== null) return `was built ${difference}`;
  const cache = createRecordCache(places.cacheOf(shard), context);
  const changed = places.pagesOf(shard).filter((page) => cache.find(page) === null);
  const [first] = changed;
  if (!first) return null;
  const pages = changed.length === 1 ? 'a page that is' : `${changed.length} pages that are`;
  return `has ${pages} different here, such as \`${first.filePath || first.routePath}\``;
}

function findDifference(found: Manifest, expected: Manifest): string | null {
  const { node, siteRoot } = expected;
  if (found.engine !== expected.engine) return 'by another version of the engine';
  if (found.node !== node) return `with Node.js ${found.node} instead of ${node}`;
  if (found.siteRoot !== siteRoot) return `in \`${found.siteRoot}\` instead of \`${siteRoot}\``;
  if (found.options !== expected.options) return 'with other options in the config';
  if (found.targets !== expected.targets) return 'from other pages or public files';
  return null;
}
