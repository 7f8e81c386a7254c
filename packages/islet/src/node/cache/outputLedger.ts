import { statSync } from 'node:fs';
import { readNote, writeNote } from '../support/modules/notes.mjs';

/** Knows what each file of an output was made from. */
export interface OutputLedger {
  /** Whether a file of the last output was made under this key, and nothing has changed it since. */
  knows(file: string, key: string): boolean;
  /**
   * Assigns files to this key, also if they are written again. Returns whether they were made under it, and nothing
   * has changed them since.
   */
  assign(files: readonly string[], key: string): boolean;
  /** The files of the last output; null if something has changed one of them. */
  untouched(): ReadonlySet<string> | null;
  /**
   * Records the requested files, as they are in the output now. Those that were taken over aren't looked at again if
   * they are links to the old ones.
   */
  save(areLinked: boolean): void;
}

/** The key of a file, and how to notice that someone wrote to it: inode, bytes, and milliseconds since 1970. */
type Entry = [key: string, inode: number, bytes: number, time: number];

/**
 * Opens the ledger of the output at an absolute path. Without a file, or if it is damaged, nothing is known.
 * Contents aren't compared: each build can make the output again, and editing a file changes its time.
 */
export function openLedger(target: string, ledgerFile: string | null): OutputLedger {
  const noted = ledgerFile === null ? null : readNote(ledgerFile).value;
  const known = new Map<string, unknown>(Object.entries(noted ?? {}));
  const same = new Map<string, Entry>();
  const keys = new Map<string, string>();
  const findMadeUnder = (file: string, key: string): Entry | null => {
    const entry = known.get(file);
    return Array.isArray(entry) && entry[0] === key ? findUnchanged(file, entry) : null;
  };
  const findUnchanged = (file: string, noted: unknown[]): Entry | null => {
    const now = describe(`${target}/${file}`, String(noted[0]));
    if (now === null) return null;
    // Written out, because it runs for every file of the site.
    return now[1] === noted[1] && now[2] === noted[2] && now[3] === noted[3] ? now : null;
  };
  return {
    knows: (file, key) => findMadeUnder(file, key) !== null,
    assign(files, key) {
      const found = files.map((file) => findMadeUnder(file, key));
      const isSame = !found.includes(null);
      for (const [index, file] of files.entries()) {
        const entry = found[index];
        keys.set(file, key);
        if (isSame && entry) same.set(file, entry);
        else same.delete(file);
      }
      return isSame;
    },
    untouched() {
      const isUntouched = ([file, entry]: [string, unknown]): boolean =>
        Array.isArray(entry) && findUnchanged(file, entry) !== null;
      return [...known].every(isUntouched) ? new Set(known.keys()) : null;
    },
    save(areLinked) {
      if (ledgerFile === null) return;
      const entries = Array.from(keys, ([file, key]) => {
        const last = areLinked ? same.get(file) : undefined;
        const entry = last ?? describe(`${target}/${file}`, key);
        return entry === null ? [] : [[file, entry] as const];
      });
      try {
        writeNote(ledgerFile, Object.fromEntries(entries.flat()));
      } catch {
        // Without it, the next build writes every file.
      }
    },
  };
}

function describe(file: string, key: string): Entry | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? [key, stats.ino, stats.size, stats.mtimeMs] : null;
}
