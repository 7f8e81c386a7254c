import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import { z } from 'zod';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { identityOf } from './identityOf.ts';

const detailsSchema = z.object({ watchedPath: z.string() });

/**
 * Calls a function with each path that Chokidar watches and the system reports something of. A watcher that polls
 * (`CHOKIDAR_USEPOLLING`) tells what changed, but not where it was watched.
 */
function onTouched(watcher: FSWatcher, touch: (watched: string) => void): void {
  watcher.on('raw', (_, __, details) => {
    const read = detailsSchema.safeParse(details);
    if (read.success) touch(read.data.watchedPath);
  });
}

/** How many calls a new folder is compared at, until Chokidar certainly watches it: it does so after reading it. */
const callsForNew = 20;

/** What Chokidar missed. */
export interface Missed {
  /** Absolute paths of what was added to folders. */
  added: string[];
  /** Whether a folder was replaced, or a file by a folder. Chokidar then watches what is gone. */
  isReplaced: boolean;
}

/**
 * Finds what Chokidar missed. A file that is added to a new folder between reading and watching it is not reported, and
 * a busy system makes that a long time. If the process is busy for a second while Chokidar reads a folder, it forgets that
 * something else was added to the folder in the meantime (`_throttle` drops the count in `_handleRead`). And it doesn't
 * notice that a folder is another one if that has the same name, as after Git has switched branches and back, and reports
 * a folder that takes the place of a file as a change of the file. Returns a function that looks at the folders that are
 * new or have changed since its last call, and gives what is added once.
 */
export function findMissed(watcher: FSWatcher): () => Missed {
  const changed = new Set<string>();
  /** New folders, each with the number of calls that still compare it. */
  const fresh = new Map<string, number>();
  /** Which folder Chokidar found at a path. */
  const found = new Map<string, string | null>();
  /** What was not watched at the last call, by folder: what can't be watched is only given once. */
  const given = new Map<string, readonly string[]>();
  /** Whether a folder took the place of a file. By the next call, a file may be there again. */
  let hasFolderForFile = false;
  onTouched(watcher, (folder) => changed.add(folder));
  watcher.on('addDir', (folder, stats) => {
    fresh.set(folder, callsForNew);
    found.set(folder, identityOf(stats));
  });
  watcher.on('unlinkDir', (folder) => found.delete(folder));
  watcher.on('change', (_, stats) => {
    if (stats?.isDirectory()) hasFolderForFile = true;
  });
  return () => {
    for (const [folder, calls] of fresh) {
      changed.add(folder);
      if (calls > 1) fresh.set(folder, calls - 1);
      else fresh.delete(folder);
    }
    if (changed.size === 0 && !hasFolderForFile) return { added: [], isReplaced: false };
    const watched = watcher.getWatched();
    const added: string[] = [];
    let isReplaced = hasFolderForFile;
    hasFolderForFile = false;
    for (const folder of changed) {
      const known = new Set(watched[folder]);
      const before = new Set(given.get(folder));
      const unknown = namesIn(folder).filter((name) => !known.has(name));
      const news = unknown.filter((name) => !before.has(name));
      added.push(...news.map((name) => path.join(folder, name)));
      given.set(folder, unknown);
      const now = identityOf(statOrNull(folder));
      isReplaced ||= now !== null && now !== (found.get(folder) ?? now);
    }
    changed.clear();
    return { added, isReplaced };
  };
}

/** The names in a folder; none if it is a file, or gone. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
