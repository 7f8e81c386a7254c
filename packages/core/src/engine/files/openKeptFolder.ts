import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openTemporaryFolder } from '../modules/openTemporaryFolder.mjs';
import { explainFileError } from '../problems/explainFileError.ts';
import { keptFolder, keptPath } from './keptPath.ts';

/** A folder for what is made on the way to a site. */
export interface KeptFolder {
  /** Absolute path. */
  path: string;
  /** Why it lasts no longer than the process, in one sentence; null where it stays. */
  failure: string | null;
}

/** Bytes: what a small site takes. */
const room = 16 * 1024 * 1024;

/**
 * Opens the folder of a site where things are kept. Where it cannot be written, or the disk is full, it
 * is a folder for temporary files, which goes when the process ends.
 */
export function openKeptFolder(siteRoot: string): KeptFolder {
  const folder = keptPath(siteRoot);
  try {
    // Not `recursive`: on a read-only disk that says that the folder does not exist.
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

function openTemporary(folder: string, reason: string): KeptFolder {
  return {
    path: openTemporaryFolder(folder),
    failure: `\`${keptFolder}\` ${reason}, so nothing is kept for the next build.`,
  };
}
