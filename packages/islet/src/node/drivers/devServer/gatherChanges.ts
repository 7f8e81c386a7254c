import type { PathChange } from './listChanges.ts';

/** The changes on disk since the last call. */
export interface FileChanges {
  /** Absolute paths of files that were written, and of files and folders that were added or removed. */
  files: ReadonlySet<string>;
  /** Whether a file or folder was added or removed. */
  isStructural: boolean;
}

/** Calls a function once all changes that belong together are written; returns a function that cancels it. */
export type Wait = (run: () => void) => () => void;

export interface GatherOptions {
  /** Finds what differs from what was reported. */
  look(): PathChange[];
  onChange(changes: FileChanges): void;
  wait?: Wait | undefined;
}

/**
 * Changes within this many milliseconds belong together: an editor may remove or empty a file before it writes it, and a
 * formatter writes it again.
 */
const togetherWithin = 60;

function waitForOthers(run: () => void): () => void {
  const timer = setTimeout(run, togetherWithin);
  return () => clearTimeout(timer);
}

/** Looks for changes soon after it is told to, but not all the time, and reports those that belong together. */
export function gatherChanges({ look, onChange, wait = waitForOthers }: GatherOptions): {
  lookSoon(): void;
  stop(): void;
} {
  let soon: NodeJS.Immediate | null = null;
  let stopWaiting: (() => void) | null = null;
  /** Whether to look once the time is over. */
  let isDue = false;
  /** What was unfinished at the last look. If it still is, it may stay so. */
  let unfinished: ReadonlySet<string> = new Set();
  /**
   * A page with new content is reported at once. Other changes take longer to show anyway, or may be one step of several:
   * they are reported with the next look.
   */
  const gather = (hasWaited: boolean): void => {
    const changes = look();
    const isReady = hasWaited || changes.every(isEditOfPage);
    const ready = changes.filter(
      ({ file, isUnfinished }) => isReady && (!isUnfinished || unfinished.has(file)),
    );
    unfinished = new Set(changes.filter((one) => one.isUnfinished).map(({ file }) => file));
    soon = null;
    isDue = ready.length < changes.length;
    stopWaiting = wait(() => {
      stopWaiting = null;
      if (isDue) gather(true);
    });
    if (ready.length === 0) return;
    onChange({
      files: new Set(ready.map(({ file }) => file)),
      isStructural: ready.some((one) => one.isStructural),
    });
  };
  return {
    lookSoon() {
      // All that happens in one turn needs one look.
      if (stopWaiting === null) soon ??= setImmediate(gather, false);
      else isDue = true;
    },
    stop() {
      if (soon) clearImmediate(soon);
      stopWaiting?.();
    },
  };
}

const isEditOfPage = ({ file, isStructural, isUnfinished }: PathChange): boolean =>
  !isStructural && !isUnfinished && /\.mdx?$/.test(file);
