import { constants, mkdirSync, writeFileSync } from 'node:fs';
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
  const parent = path.dirname(target);
  const name = path.basename(target);
  await mkdir(parent, { recursive: true });
  for (const entry of await readdir(parent)) {
    const owner = entry.startsWith(`${name}.tmp-`) ? Number(entry.slice(name.length + 5)) : null;
    if (owner !== null && !isRunning(owner)) {
      await rm(path.join(parent, entry), { recursive: true, force: true });
    }
  }
  const folder = path.join(parent, `${name}.tmp-${process.pid}`);
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
      const old = oldName(target);
      await rm(old, { recursive: true, force: true });
      if (await exists(target)) await rename(target, old);
      try {
        await rename(folder, target);
      } catch (error) {
        // On Windows someone may have a file open.
        await recoverOutput(target);
        throw error;
      }
      await rm(old, { recursive: true, force: true });
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
 * build killed between the two renames leaves it under its second name; this puts it back.
 */
export async function recoverOutput(target: string): Promise<void> {
  const old = oldName(target);
  if (!(await exists(old))) return;
  if (await exists(target)) await rm(old, { recursive: true, force: true });
  else await rename(old, target);
}

const oldName = (target: string): string => `${target}.old`;

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
