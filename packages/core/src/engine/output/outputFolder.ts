import { constants, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from './withSiteLock.ts';

/** A folder that is filled beside the one it will replace. */
export interface OutputFolder {
  /** Absolute path of the folder being filled. */
  readonly path: string;
  write(file: string, content: string | Uint8Array): void;
  /** Puts an existing file there. */
  add(source: string, file: string): Promise<void>;
  /** Makes it the output: the old one is whole until this moment and gone after it. */
  commit(): Promise<void>;
  /** Throws it away; the old output stays. */
  discard(): Promise<void>;
}

/** Starts a new output beside `target`, clearing what a killed build left behind. */
export async function createOutputFolder(target: string): Promise<OutputFolder> {
  await recoverOutput(target);
  await mkdir(path.dirname(target), { recursive: true });
  for (const { place, owner } of await listUnfinished(target)) {
    if (!isRunning(owner)) await rm(place, { recursive: true, force: true });
  }
  const folder = unfinishedName(target);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  return {
    path: folder,
    write: (file, content) => writeOutputFile(folder, file, content),
    async add(source, file) {
      const destination = path.join(folder, file);
      await mkdir(path.dirname(destination), { recursive: true });
      await copyFile(source, destination, constants.COPYFILE_FICLONE);
    },
    async commit() {
      await dropFolder(oldName(target), target);
      // At once, so that there is hardly a moment without an output.
      if (existsSync(target)) renameSync(target, oldName(target));
      try {
        renameSync(folder, target);
      } catch (error) {
        // On Windows someone may have a file open.
        await recoverOutput(target);
        throw error;
      }
      await dropFolder(oldName(target), target);
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Writes one file of an output, with its folders; at once, which takes less time than to wait. */
export function writeOutputFile(folder: string, file: string, content: string | Uint8Array): void {
  const destination = path.join(folder, file);
  try {
    writeFileSync(destination, content);
  } catch {
    mkdirSync(path.dirname(destination), { recursive: true });
    writeFileSync(destination, content);
  }
}

/**
 * A folder cannot replace another in one step everywhere, so the old output is renamed first. A
 * build killed between the two renames leaves it under its second name; this puts it back, unless a
 * build that runs is about to.
 */
export async function recoverOutput(target: string): Promise<void> {
  const unfinished = await listUnfinished(target);
  if (unfinished.some(({ owner }) => isRunning(owner))) return;
  const old = oldName(target);
  if (existsSync(target)) return dropFolder(old, target);
  // Another process may have done it by now.
  await rename(old, target).catch(() => {});
}

/**
 * Runs `read` on a whole output, whose folder it gets: on the old one while a build swaps in another, and
 * again where one was swapped in meanwhile. Without any output, `read` gets the folder that is not there.
 */
export async function readOutput<T>(
  target: string,
  read: (folder: string) => Promise<T>,
): Promise<T> {
  for (;;) {
    const seen = await findOutput(target);
    const [outcome] = await Promise.allSettled([read(seen.folder)]);
    const now = await findOutput(target);
    if (now.folder !== seen.folder || now.id !== seen.id) continue;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
}

/** Finds the folder with the whole output; the id changes when another takes its place. */
async function findOutput(target: string): Promise<{ folder: string; id: string }> {
  const seen = await identify(target);
  if (seen !== null) return { folder: target, id: seen };
  await recoverOutput(target);
  const old = oldName(target);
  // In this order, since a build may have finished in between.
  for (const folder of [old, target]) {
    const id = await identify(folder);
    if (id !== null) return { folder, id };
  }
  return { folder: target, id: '' };
}

async function identify(folder: string): Promise<string | null> {
  try {
    const { dev, ino, birthtimeMs } = await stat(folder);
    return [dev, ino, birthtimeMs].join(':');
  } catch {
    return null;
  }
}

/** Removes a folder, which is at no time there in part: a killed build leaves it whole or renamed. */
async function dropFolder(folder: string, target: string): Promise<void> {
  if (!existsSync(folder)) return;
  const doomed = `${unfinishedName(target)}.old`;
  await rm(doomed, { recursive: true, force: true });
  // Another process may have done it by now.
  await rename(folder, doomed).catch(() => {});
  await rm(doomed, { recursive: true, force: true });
}

/** Folders beside an output that builds have not finished, and the ids of their processes. */
async function listUnfinished(target: string): Promise<Array<{ place: string; owner: number }>> {
  const parent = path.dirname(target);
  const start = `${path.basename(target)}.tmp-`;
  const names = await readdir(parent).catch(() => []);
  return names
    .filter((name) => name.startsWith(start))
    .map((name) => ({
      place: path.join(parent, name),
      owner: Number.parseInt(name.slice(start.length), 10),
    }));
}

const oldName = (target: string): string => `${target}.old`;

const unfinishedName = (target: string): string => `${target}.tmp-${process.pid}`;
