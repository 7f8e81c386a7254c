import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { openLedger } from '../../cache/outputLedger.ts';
import { statOrNull } from '../../support/files/statOrNull.ts';
import { isRunning } from '../../support/modules/isRunning.mjs';
import { hashContent } from '../../support/modules/notes.mjs';
import {
  dropFolder,
  listUnfinished,
  oldName,
  recoverOutput,
  unfinishedName,
} from './recoverOutput.ts';

/** A new folder next to the output, which it will replace. */
export interface OutputFolder {
  /** Absolute path of the folder being filled. */
  readonly path: string;
  /** Paths below it of the files that it lacks so far, because they are taken over from the last output. */
  readonly kept: ReadonlySet<string>;
  write(file: string, content: string | Uint8Array): void;
  /** Copies an existing file into it. */
  add(source: string, file: string): Promise<void>;
  /**
   * Takes files over from the last output, with inode and times, if they were all made under this key and
   * nothing has changed them since. If not, the caller writes them, and they are known by the key from then on.
   */
  keep(files: readonly string[], key: string): boolean;
  /** Reads a file of the new output, also one that was kept. */
  read(file: string): Buffer;
  /** Reads a file of the last output; null if it wasn't made under this key, or has changed since. */
  readLast(file: string, key: string): Buffer | null;
  /** Sizes in bytes of the files that it has, with those that were kept. */
  sizes(): Map<string, number>;
  /** Puts the files that were kept into the folder, for what reads it before `commit`. */
  fill(): void;
  /**
   * Replaces the old output, which is complete until then and removed afterward. If every file was kept and the
   * old output has no others, it stays.
   */
  commit(): Promise<void>;
  /** Removes the folder; the old output stays. */
  discard(): Promise<void>;
}

/**
 * Creates the folder next to `target`, and removes those of builds that were killed. `ledgerFile` is the absolute
 * path of the note about the files of the last output; without one, nothing is kept.
 */
export async function createOutputFolder(
  target: string,
  ledgerFile: string | null = null,
): Promise<OutputFolder> {
  ensureRemovable(target);
  await recoverOutput(target);
  await mkdir(path.dirname(target), { recursive: true });
  for (const { place, owner } of await listUnfinished(target)) {
    if (!isRunning(owner)) await rm(place, { recursive: true, force: true });
  }
  const folder = unfinishedName(target);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder).catch((error: unknown) => {
    // What the user can change; the name of the new folder would say nothing.
    throw error instanceof Error ? Object.assign(error, { path: path.dirname(target) }) : error;
  });
  const ledger = openLedger(target, ledgerFile);
  const kept = new Set<string>();
  const keep: OutputFolder['keep'] = (files, key) => {
    const isSame = ledger.assign(files, key);
    for (const file of files) isSame ? kept.add(file) : kept.delete(file);
    return isSame;
  };
  let areLinked = true;
  const fill = (): void => {
    for (const file of kept) {
      const isLinked = linkFile(`${target}/${file}`, `${folder}/${file}`);
      areLinked = areLinked && isLinked;
    }
    kept.clear();
  };
  return {
    path: folder,
    kept,
    keep,
    read: (file) => readFileSync(path.join(kept.has(file) ? target : folder, file)),
    readLast: (file, key) => (ledger.knows(file, key) ? readFileSync(`${target}/${file}`) : null),
    sizes: () => sizesIn([target, kept], [folder, listFiles(folder)]),
    fill,
    write(file, content) {
      if (!keep([file], hashContent(content))) writeOutputFile(folder, file, content);
    },
    async add(source, file) {
      if (keep([file], hashContent(await readFile(source)))) return;
      const destination = path.join(folder, file);
      await mkdir(path.dirname(destination), { recursive: true });
      await copyFile(source, destination, constants.COPYFILE_FICLONE);
    },
    async commit() {
      if (isEmpty(folder) && holdsOnly(target, kept)) {
        await rm(folder, { recursive: true });
        return;
      }
      fill();
      await dropFolder(oldName(target), target);
      // Synchronous, so that the time without an output is as short as possible.
      if (existsSync(target)) renameSync(target, oldName(target));
      try {
        renameSync(folder, target);
      } catch (error) {
        // On Windows, another program may have a file open.
        await recoverOutput(target);
        throw error;
      }
      ledger.save(areLinked);
      await dropFolder(oldName(target), target);
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * Whether an output has the files that its ledger describes, as they were, and no others. Also false if there is something
 * to remove: the folder of a killed build.
 */
export async function isUntouched(target: string, ledgerFile: string): Promise<boolean> {
  const unfinished = await listUnfinished(target);
  const files = openLedger(target, ledgerFile).untouched();
  return unfinished.length === 0 && files !== null && holdsOnly(target, files);
}

/**
 * Throws the error of the system if a folder can't be removed because this user may not write to it, or to a folder in it:
 * another user may have built it. A build would find out after it has replaced it.
 */
function ensureRemovable(folder: string): void {
  if (!statOrNull(folder)?.isDirectory()) return;
  accessSync(folder, constants.R_OK | constants.W_OK);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) ensureRemovable(path.join(folder, entry.name));
  }
}

const isEmpty = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length === 0;

/** Whether a folder has these files and no others. */
const holdsOnly = (folder: string, files: ReadonlySet<string>): boolean =>
  existsSync(folder) && listFiles(folder).length === files.size;

/** Paths of the files in a folder and those below it. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));

const sizesIn = (...parts: Array<[folder: string, files: Iterable<string>]>): Map<string, number> =>
  new Map(
    parts.flatMap(([folder, files]) =>
      Array.from(files, (file) => [
        file.replaceAll(path.sep, '/'),
        statSync(path.join(folder, file)).size,
      ]),
    ),
  );

/**
 * Makes a file available under a second name. Where the file system has no hard links, it is copied; returns whether
 * it is linked.
 */
function linkFile(source: string, destination: string): boolean {
  try {
    linkSync(source, destination);
    return true;
  } catch {
    mkdirSync(path.dirname(destination), { recursive: true });
    rmSync(destination, { force: true });
    try {
      linkSync(source, destination);
      return true;
    } catch {
      copyFileSync(source, destination, constants.COPYFILE_FICLONE);
      const { atime, mtime } = statSync(source);
      utimesSync(destination, atime, mtime);
      return false;
    }
  }
}

/** Writes one file of an output and creates its folders; synchronous because that is faster. */
export function writeOutputFile(folder: string, file: string, content: string | Uint8Array): void {
  const destination = path.join(folder, file);
  try {
    writeFileSync(destination, content);
  } catch {
    mkdirSync(path.dirname(destination), { recursive: true });
    writeFileSync(destination, content);
  }
}
