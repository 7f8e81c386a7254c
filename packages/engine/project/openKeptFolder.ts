import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { explainFileError } from './explainFileError.ts';
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
    mkdirSync(folder, { recursive: true });
    const probe = path.join(folder, `probe.tmp-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < room) return openTemporary('is on a disk that is almost full');
    return { path: folder, failure: null };
  } catch (error) {
    const isInWay = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const reason = isInWay ? 'is not a folder' : explainFileError(error)?.reason;
    return openTemporary(reason ?? 'cannot be written');
  }
}

function openTemporary(reason: string): KeptFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-kept-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return {
    path: folder,
    failure: `\`${keptFolder}\` ${reason}, so nothing is kept for the next build.`,
  };
}
