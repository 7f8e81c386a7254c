import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '../../support/modules/isRunning.mjs';

/**
 * Restores the old output after a build was killed between the two renames of `commit`, which renames
 * the old output first because not every system can replace a folder in one step. Does nothing while
 * another build is running.
 */
export async function recoverOutput(target: string): Promise<void> {
  const unfinished = await listUnfinished(target);
  if (unfinished.some(({ owner }) => isRunning(owner))) return;
  const old = oldName(target);
  if (existsSync(target)) return dropFolder(old, target);
  // Another process may have done this already.
  await rename(old, target).catch(() => {});
}

/** Removes a folder next to the output `target`; renames it first, so that it is never incomplete under its own name. */
export async function dropFolder(folder: string, target: string): Promise<void> {
  if (!existsSync(folder)) return;
  const doomed = `${unfinishedName(target)}.old`;
  await rm(doomed, { recursive: true, force: true });
  // Another process may have done this already.
  await rename(folder, doomed).catch(() => {});
  await rm(doomed, { recursive: true, force: true });
}

/** Lists the folders of unfinished builds next to an output, with the ids of their processes. */
export async function listUnfinished(
  target: string,
): Promise<Array<{ place: string; owner: number }>> {
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

/** Absolute path of the old output while a build is replacing it. */
export const oldName = (target: string): string => `${target}.old`;

/** Absolute path of the output that this process is writing. */
export const unfinishedName = (target: string): string => `${target}.tmp-${process.pid}`;
