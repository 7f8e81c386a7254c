import { readFileSync, type Stats } from 'node:fs';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { hashContent } from '../../support/modules/notes.mjs';

/** What is at a path. */
export interface PathState {
  /** Differs for another file or folder, and for a file that was written since, unless the clock didn't go on. */
  stamp: string;
  /** The hash of a file that was just written, so that writing it again is noticed in any case; otherwise empty. */
  hash: string;
  isFolder: boolean;
  isEmpty: boolean;
  /** When it was last changed, in milliseconds since 1970. */
  ctimeMs: number;
}

/** Milliseconds in which a file system may give all changes the same time: FAT has even seconds only. */
const coarsestClock = 2000;

/** Bytes of the largest file that is hashed. Writing a larger one again changes its size, or takes long enough. */
const largestHashed = 1_000_000;

/** Reads the state of a path; `before` is its last one. Undefined if there is neither a file nor a folder. */
export function readPathState(
  file: string,
  before?: PathState,
  stats: Stats | null = statOrNull(file),
): PathState | undefined {
  const isFolder = stats?.isDirectory() === true;
  if (!stats || !(isFolder || stats.isFile())) return undefined;
  const { ino, birthtimeMs, size, ctimeMs } = stats;
  // A later folder at the same path often has the same number.
  const stamp = isFolder ? `folder ${ino} ${birthtimeMs}` : `${ino} ${size} ${ctimeMs}`;
  const mayBeWritten =
    Date.now() - ctimeMs < coarsestClock || (before?.stamp === stamp && before.hash !== '');
  const hash = !isFolder && mayBeWritten && size <= largestHashed ? hashFile(file) : '';
  return { stamp, hash, isFolder, isEmpty: !isFolder && size === 0, ctimeMs };
}

/** Whether two states are of the same folder, or of the same file with the same content. */
export const isSameState = (one?: PathState, other?: PathState): boolean =>
  one?.stamp === other?.stamp && (!one?.hash || !other?.hash || one.hash === other.hash);

function hashFile(file: string): string {
  try {
    return hashContent(readFileSync(file));
  } catch {
    // It is gone again, or another program keeps it open.
    return '';
  }
}
