import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PageIdentity, Problem } from '#shared/types.ts';
import { recordPlace } from '../../cache/cachePlaces.ts';
import type { RecordPlace } from '../../cache/recordCache.ts';
import type { Project } from '../../site/scan/openProject.ts';
import { cacheFolder } from '../../support/files/cachePath.ts';
import { engineVersion } from '../../support/modules/engineVersion.ts';
import { hashContent } from '../../support/modules/notes.mjs';
import { parseShard, type Shard } from './parseShard.ts';

/** What a complete shard depends on besides the files of its pages. */
export const manifestSchema = z.object({
  engine: z.string().nullable(),
  node: z.string(),
  siteRoot: z.string(),
  options: z.string(),
  targets: z.string(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Where the shards of a site are, and what they depend on. */
export interface ShardPlaces {
  /** Absolute path of the folder with a folder for each shard. */
  folder: string;
  /** The records of the site. */
  records: RecordPlace;
  manifest: Manifest;
  cacheOf(shard: Shard): RecordPlace;
  /** Absolute path of the note that a shard is complete. */
  manifestFile(shard: Shard): string;
  /** The pages of a shard: a page stays in it if others are added or removed. */
  pagesOf(shard: Shard): PageIdentity[];
}

/** Finds the places of the shards of a site; returns a problem if it can't have any. */
export function findShardPlaces(project: Project): ShardPlaces | Problem {
  const { cache, siteRoot, pages } = project;
  const records = recordPlace(project);
  if (records === null) return explainNoCache(project);
  const folder = path.join(cache.path, 'shards');
  const folderOf = ({ number, count }: Shard): string => path.join(folder, `${number}-of-${count}`);
  return {
    folder,
    records,
    manifest: { engine: engineVersion(), node: process.version, siteRoot, ...records.key },
    cacheOf: (shard) => ({ ...records, folder: path.join(folderOf(shard), 'records') }),
    manifestFile: (shard) => path.join(folderOf(shard), 'shard.json'),
    pagesOf: ({ number, count }) =>
      pages.filter(({ routePath }) => hashNumber(routePath) % count === number - 1),
  };
}

const hashNumber = (text: string): number => Number.parseInt(hashContent(text).slice(0, 8), 16);

/** Lists the shards in a folder, complete or not. */
export function listShards(folder: string): Shard[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => parseShard(name.replace('-of-', '/')) ?? []);
}

/** An error about shards in general. */
export const shardProblem = (message: string, fix: string): Problem => ({
  severity: 'error',
  message,
  fix,
  file: `${cacheFolder}/shards`,
});

function explainNoCache({ cache }: Project): Problem {
  return cache.failure === null
    ? shardProblem(
        'A site with plugins for Markdown cannot be built in shards, because plugins may read anything.',
        'Build it on one machine, without `--shard` and `--merge`.',
      )
    : shardProblem('A shard cannot be written.', `Let this process write to \`${cacheFolder}\`.`);
}
