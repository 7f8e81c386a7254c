import { statOrNull } from '../files/statOrNull.ts';

/** What happened on the disk since the last call. */
export interface FileChanges {
  /** Absolute paths of files that were written, created or removed. */
  files: ReadonlySet<string>;
  /** Some file appeared or went away. */
  isStructural: boolean;
}

export interface GatherOptions {
  onChange(changes: FileChanges): void;
  /** Calls a function once what belongs together has been written, and gives a function that prevents it. */
  wait?: ((run: () => void) => () => void) | undefined;
}

/**
 * Milliseconds in which changes belong together: an editor empties a file before it writes it, and a formatter
 * writes it again. Chokidar keeps silent about a change within 50 ms of the last one of the same file.
 */
const togetherWithin = 60;

function waitForOthers(run: () => void): () => void {
  const timer = setTimeout(run, togetherWithin);
  return () => clearTimeout(timer);
}

/** Differs between two states of a file; null where there is none. */
function stateOf(file: string): string | null {
  const stats = statOrNull(file);
  return stats?.isFile() ? [stats.ino, stats.size, stats.ctimeMs].join() : null;
}

/**
 * Gathers reports of changed files, from `start` to `stop`, into what is told of them: each state of a file once,
 * and none left out, though Chokidar reports some changes twice and some never.
 */
export function gatherChanges({ onChange, wait = waitForOthers }: GatherOptions): {
  /** Takes the report that a file was written; it is `structural` if the file appeared or went away. */
  note(file: string, structural: boolean): void;
  start(): void;
  stop(): void;
} {
  let files = new Set<string>();
  let isStructural = false;
  let isReady = false;
  let isClosed = false;
  let stopWaiting: (() => void) | null = null;
  /** What was told last, as it was then. */
  let told = new Map<string, string | null>();
  const tell = (): void => {
    stopWaiting = null;
    const again: typeof told = new Map();
    for (const [file, state] of told) {
      const now = stateOf(file);
      if (now === null) continue;
      if (now !== state) files.add(file);
      // Chokidar was late, and keeps silent from then on.
      else if (files.delete(file)) again.set(file, state);
    }
    const changes = { files, isStructural };
    files = new Set();
    isStructural = false;
    told = again;
    for (const file of changes.files) told.set(file, stateOf(file));
    if (told.size > 0) stopWaiting = wait(tell);
    if (changes.files.size > 0) onChange(changes);
  };
  /** Tells at once of a page with a new content. All else takes longer to show, or may be one step of several. */
  const note = (file: string, structural: boolean): void => {
    files.add(file);
    isStructural ||= structural;
    // The caller may not be ready for changes before it has the watch.
    if (!isReady || isClosed || stopWaiting !== null) return;
    if (!structural && /\.mdx?$/.test(file) && statOrNull(file)?.size) tell();
    else stopWaiting = wait(tell);
  };
  return {
    note,
    start() {
      isReady = true;
      if (files.size > 0) stopWaiting = wait(tell);
    },
    stop() {
      isClosed = true;
      stopWaiting?.();
    },
  };
}
