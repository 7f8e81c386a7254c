import { existsSync, unwatchFile, watchFile } from 'node:fs';
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

/** Watches folders and files. Resolves when every change from now on will be noticed. */
export async function watchFiles(
  paths: readonly string[],
  onChange: (changes: FileChanges) => void,
): Promise<FileWatch> {
  const watcher = watch([...paths], {
    ignoreInitial: true,
    ignored: /[\\/](?:node_modules|\.git|\.docs)(?:[\\/]|$)/,
  });
  let files = new Set<string>();
  let isStructural = false;
  let timer: NodeJS.Timeout | null = null;
  const note = (event: string, file: string): void => {
    files.add(file);
    if (event !== 'change') isStructural = true;
    timer ??= setTimeout(() => {
      const changes = { files, isStructural };
      files = new Set();
      isStructural = false;
      timer = null;
      onChange(changes);
    }, togetherWithin);
  };
  watcher.on('all', (event, file) => {
    if (event !== 'addDir' && event !== 'unlinkDir') note(event, file);
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', () => resolve());
  });

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
