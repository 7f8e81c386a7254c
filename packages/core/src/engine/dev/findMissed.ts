import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'chokidar';
import { z } from 'zod';

const detailsSchema = z.object({ watchedPath: z.string() });

/**
 * Finds what Chokidar missed. If the process is busy for a second while Chokidar reads a folder, it forgets that
 * something else was added to the folder in the meantime (`_throttle` drops the count in `_handleRead`). Returns a
 * function that gives absolute paths below the folders that have changed since its last call, each once.
 */
export function findMissed(watcher: FSWatcher): () => string[] {
  const changed = new Set<string>();
  /** What was not watched at the last call, by folder: what can't be watched is only given once. */
  const given = new Map<string, readonly string[]>();
  watcher.on('raw', (_, __, details) => {
    // A watcher that polls (`CHOKIDAR_USEPOLLING`) tells what changed, but not in which folder.
    const read = detailsSchema.safeParse(details);
    if (read.success) changed.add(read.data.watchedPath);
  });
  return () => {
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
