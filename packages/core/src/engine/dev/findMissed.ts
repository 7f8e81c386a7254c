import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import { z } from 'zod';

const detailsSchema = z.object({ watchedPath: z.string() });

/** How many calls a new folder is compared at, until Chokidar certainly watches it: it does so after reading it. */
const callsForNew = 20;

/**
 * Finds what Chokidar missed. A file that is added to a new folder between reading and watching it is not reported, and
 * a busy system makes that a long time. If the process is busy for a second while Chokidar reads a folder, it forgets that
 * something else was added to the folder in the meantime (`_throttle` drops the count in `_handleRead`). Returns a
 * function that gives absolute paths below the folders that are new or have changed since its last call, each once.
 */
export function findMissed(watcher: FSWatcher): () => string[] {
  const changed = new Set<string>();
  /** New folders, each with the number of calls that still compare it. */
  const fresh = new Map<string, number>();
  /** What was not watched at the last call, by folder: what can't be watched is only given once. */
  const given = new Map<string, readonly string[]>();
  watcher.on('raw', (_, __, details) => {
    // A watcher that polls (`CHOKIDAR_USEPOLLING`) tells what changed, but not in which folder.
    const read = detailsSchema.safeParse(details);
    if (read.success) changed.add(read.data.watchedPath);
  });
  watcher.on('addDir', (folder) => fresh.set(folder, callsForNew));
  return () => {
    for (const [folder, calls] of fresh) {
      changed.add(folder);
      if (calls > 1) fresh.set(folder, calls - 1);
      else fresh.delete(folder);
    }
    if (changed.size === 0) return [];
    const watched = watcher.getWatched();
    const missed: string[] = [];
    for (const folder of changed) {
      const known = new Set(watched[folder]);
      const before = new Set(given.get(folder));
      const unknown = namesIn(folder).filter((name) => !known.has(name));
      const added = unknown.filter((name) => !before.has(name));
      missed.push(...added.map((name) => path.join(folder, name)));
      given.set(folder, unknown);
    }
    changed.clear();
    return missed;
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
