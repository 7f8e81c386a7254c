import { statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { readNote, writeNote } from '../modules/notes.mjs';

/** Knows what each file of an output was made from. */
export interface OutputLedger {
  /**
   * Whether files were made under this key, and nothing has changed them since. From now on they are known
   * by it, also if they are written again.
   */
  has(files: readonly string[], key: string): boolean;
  /** Records the requested files, as they are in the output now. */
  save(): void;
}

/** The key of a file, and how to notice that someone wrote to it: inode, bytes, and milliseconds since 1970. */
const entrySchema = z.tuple([z.string(), z.number(), z.number(), z.number()]);
type Entry = z.infer<typeof entrySchema>;

const ledgerSchema = z.record(z.string(), entrySchema);

/**
 * Opens the ledger of the output at an absolute path. Without a file, or if it is damaged, nothing is known.
 * Content isn't read again: an output is made of what is kept elsewhere, and whoever edits it changes the times.
 */
export function openLedger(target: string, ledgerFile: string | null): OutputLedger {
  const noted = ledgerFile === null ? null : ledgerSchema.safeParse(readNote(ledgerFile).value);
  const known = new Map(Object.entries(noted?.data ?? {}));
  const keys = new Map<string, string>();
  const isAsNoted = (file: string, key: string): boolean => {
    const entry = known.get(file);
    if (entry?.[0] !== key) return false;
    const now = describe(path.join(target, file), key);
    return now?.every((value, index) => value === entry[index]) ?? false;
  };
  return {
    has(files, key) {
      for (const file of files) keys.set(file, key);
      return files.every((file) => isAsNoted(file, key));
    },
    save() {
      if (ledgerFile === null) return;
      const entries = Array.from(keys, ([file, key]) => {
        const entry = describe(path.join(target, file), key);
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
