import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkModules } from '../modules/cacheModules.mjs';
import { openTemporaryFolder } from '../modules/openTemporaryFolder.mjs';
import { explainFileError } from '../problems/explainFileError.ts';
import { cacheFolder, cachePath } from './cachePath.ts';

/** The cache folder of a site. */
export interface CacheFolder {
  /** Absolute path. */
  path: string;
  /** One sentence that says why it is only temporary; null if it stays. */
  failure: string | null;
}

/** Space that a small site needs, in bytes. */
const room = 16 * 1024 * 1024;

/**
 * Opens the cache folder of a site. If it can't be written or the disk is full, this is a temporary
 * folder, which is removed when the process ends.
 */
export function openCacheFolder(siteRoot: string): CacheFolder {
  const folder = cachePath(siteRoot);
  try {
    // `recursive` would report ENOENT on a read-only disk.
    if (!existsSync(folder)) mkdirSync(folder);
    const probe = path.join(folder, `probe.tmp-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < room) return openTemporary(folder, 'is on a disk that is almost full');
    return { path: folder, failure: null };
  } catch (error) {
    const isInWay = error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
    const reason = isInWay ? 'is not a folder' : explainFileError(error)?.reason;
    return openTemporary(folder, reason ?? 'cannot be written');
  }
}

function openTemporary(folder: string, reason: string): CacheFolder {
  return {
    // What is written there may import the packages of the site.
    path: linkModules(folder, openTemporaryFolder(folder)),
    failure: `\`${cacheFolder}\` ${reason}, so nothing is cached for the next build.`,
  };
}
