import { existsSync, type Stats, unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import { watch } from 'chokidar';

/** What happened on the disk since the last call. */
export interface FileChanges {
  /** Absolute paths of files that were written, created or removed. */
  files: ReadonlySet<string>;
  /** Some file appeared or went away. */
  isStructural: boolean;
}

export interface FileWatch {
  /** Watches more files; one that is missing is noticed when it appears. */
  add(files: readonly string[]): void;
  close(): Promise<void>;
}

/**
 * Milliseconds in which changes belong together: an editor writes a file in several steps, and a
 * formatter writes it again. Chokidar keeps silent about a change within 50 ms of the last one of the
 * same file, so nothing may be read before that time is over.
 */
const togetherWithin = 60;

/** Milliseconds between two looks for a file whose folder does not exist either. */
const lookEvery = 250;

/** Milliseconds by which the clock of a file system may be behind. */
const clockLag = 20;

/**
 * Watches folders and files. Tells of what was written or created since `since` (milliseconds, as
 * `Date.now()` has them), also before it watched: what is read first and watched then would miss that.
 */
export async function watchFiles(
  paths: readonly string[],
  { since, onChange }: { since: number; onChange(changes: FileChanges): void },
): Promise<FileWatch> {
  const watcher = watch([...paths], {
    alwaysStat: true,
    ignored: /[\\/](?:node_modules|\.git|\.docs)(?:[\\/]|$)/,
  });
  let files = new Set<string>();
  let isStructural = false;
  let isReady = false;
  let timer: NodeJS.Timeout | null = null;
  const tellSoon = (): void => {
    timer ??= setTimeout(() => {
      const changes = { files, isStructural };
      files = new Set();
      isStructural = false;
      timer = null;
      onChange(changes);
    }, togetherWithin);
  };
  const note = (event: string, file: string): void => {
    files.add(file);
    if (event !== 'change') isStructural = true;
    // Who asked for the watch may not be ready to be told before it has it.
    if (isReady) tellSoon();
  };
  // Chokidar says of every file that it begins to watch that it was added.
  const knownSince = new Map<string, number>();
  const isOld = (file: string, { ctimeMs }: Stats): boolean =>
    ctimeMs < (knownSince.get(file) ?? since) - clockLag;
  watcher.on('all', (event, file, stats) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    if (event === 'add' && stats && isOld(file, stats)) return;
    note(event, file);
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', () => resolve());
  });
  isReady = true;
  if (files.size > 0) tellSoon();

  // Chokidar watches the folder of a missing file, so it needs one.
  const farAway = new Set<string>();
  function lookFor(file: string): void {
    farAway.add(file);
    watchFile(file, { interval: lookEvery }, ({ nlink }) => {
      if (nlink === 0) return;
      unwatchFile(file);
      farAway.delete(file);
      watcher.add(file);
      note('add', file);
    });
  }

  return {
    add(more) {
      // Chokidar would open again, and the process would never end.
      if (watcher.closed) return;
      for (const file of more) knownSince.set(file, knownSince.get(file) ?? Date.now());
      const isNear = (file: string) => existsSync(path.dirname(file));
      watcher.add(more.filter(isNear));
      for (const file of more.filter((one) => !isNear(one) && !farAway.has(one))) lookFor(file);
    },
    async close() {
      if (timer) clearTimeout(timer);
      for (const file of farAway) unwatchFile(file);
      await watcher.close();
    },
  };
}
