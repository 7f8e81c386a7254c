import { statOrNull } from '../../support/files/statOrNull.ts';

/** The changes on disk since the last call. */
export interface FileChanges {
  /** Absolute paths of files that were written, created or removed. */
  files: ReadonlySet<string>;
  /** Whether a file was added or removed. */
  isStructural: boolean;
}

export interface GatherOptions {
  onChange(changes: FileChanges): void;
  /** Calls a function once all changes that belong together are written; returns a function that cancels it. */
  wait?: ((run: () => void) => () => void) | undefined;
}

/**
 * Changes within this many milliseconds belong together: an editor empties a file before it writes it, and a
 * formatter writes it again. Chokidar doesn't report a change within 50 ms of the last one of the same file.
 */
const togetherWithin = 60;

function waitForOthers(run: () => void): () => void {
  const timer = setTimeout(run, togetherWithin);
  return () => clearTimeout(timer);
}

/** Identifies the state of a file; null if there is none. */
function stateOf(file: string): string | null {
  const stats = statOrNull(file);
  return stats?.isFile() ? [stats.ino, stats.size, stats.ctimeMs].join() : null;
}

const isEmpty = (file: string): boolean => statOrNull(file)?.size === 0;

/**
 * Gathers the reports of changed files, from `start` to `stop`: it passes on each state of a file exactly
 * once, although Chokidar reports some changes twice and others never.
 */
export function gatherChanges({ onChange, wait = waitForOthers }: GatherOptions): {
  /** Takes the report that a file was written; it is `structural` if the file was added or removed. */
  note(file: string, structural: boolean): void;
  start(): void;
  stop(): void;
} {
  let files = new Set<string>();
  let isStructural = false;
  let isReady = false;
  let isClosed = false;
  let stopWaiting: (() => void) | null = null;
  /** The states that were last passed on. */
  let reported = new Map<string, string | null>();
  /** Files that were empty when they were last looked at: an editor may be about to write them. */
  let empty = new Set<string>();
  const report = (): void => {
    stopWaiting = null;
    const again: typeof reported = new Map();
    for (const [file, state] of reported) {
      const now = stateOf(file);
      if (now === null) continue;
      if (now !== state) files.add(file);
      // Chokidar was late, and won't report the file again for a while.
      else if (files.delete(file)) again.set(file, state);
    }
    const late = new Set([...files].filter((file) => isEmpty(file) && !empty.has(file)));
    const changes = { files: new Set([...files].filter((file) => !late.has(file))), isStructural };
    files = late;
    empty = new Set(late);
    reported = again;
    for (const file of changes.files) reported.set(file, stateOf(file));
    if (reported.size + late.size > 0) stopWaiting = wait(report);
    if (changes.files.size === 0) return;
    isStructural = false;
    onChange(changes);
  };
  /**
   * A page with new content is passed on at once. Other changes take longer to show anyway, or may be one
   * step of several.
   */
  const note = (file: string, structural: boolean): void => {
    files.add(file);
    isStructural ||= structural;
    // The caller may not be ready for changes before it has the watcher.
    if (!isReady || isClosed || stopWaiting !== null) return;
    if (isEmpty(file)) empty.add(file);
    if (!structural && /\.mdx?$/.test(file) && statOrNull(file)?.size) report();
    else stopWaiting = wait(report);
  };
  return {
    note,
    start() {
      isReady = true;
      if (files.size > 0) stopWaiting = wait(report);
    },
    stop() {
      isClosed = true;
      stopWaiting?.();
    },
  };
}
