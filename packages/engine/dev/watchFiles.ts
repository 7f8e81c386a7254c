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
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    files.add(file);
    if (event !== 'change') isStructural = true;
    timer ??= setTimeout(() => {
      const changes = { files, isStructural };
      files = new Set();
      isStructural = false;
      timer = null;
      onChange(changes);
    }, togetherWithin);
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', () => resolve());
  });
  return {
    add(more) {
      // Chokidar would open again, and the process would never end.
      if (!watcher.closed) watcher.add([...more]);
    },
    async close() {
      if (timer) clearTimeout(timer);
      await watcher.close();
    },
  };
}
