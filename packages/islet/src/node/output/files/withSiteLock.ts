import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Problem } from '#shared/types.ts';
import { cacheFolder } from '../../support/files/cachePath.ts';
import type { CacheFolder } from '../../support/files/openCacheFolder.ts';
import { isRunning } from '../../support/modules/isRunning.mjs';

/** Milliseconds after which a lock without a process id counts as abandoned. */
const longestClaim = 1000;

/**
 * Runs `use` unless another build of the site is running, which is a problem: both would write to the
 * same cache folder. The lock of a killed build is ignored. A temporary cache folder belongs to this
 * process alone and needs no lock.
 */
export async function withSiteLock<T>(
  { path: folder, failure }: CacheFolder,
  use: () => Promise<T>,
): Promise<T | Problem> {
  if (failure !== null) return use();
  const file = path.join(folder, 'build.lock');
  const problem = await lock(file);
  if (problem) return problem;
  try {
    return await use();
  } finally {
    await rm(file, { force: true });
  }
}

async function lock(file: string): Promise<Problem | null> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return null;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  const owner = await readOwner(file);
  if (owner === 'gone') return lock(file);
  if (isRunning(owner.pid)) return explainOwner(owner.pid);
  if (isNew(owner)) {
    // Its owner is about to write its id, or was killed before.
    await setTimeout(20);
    return lock(file);
  }
  return (await removeAbandoned(file)) ?? lock(file);
}

/** The owner of a lock, and its time (milliseconds since 1970). The id is 0 until it is written. */
interface Owner {
  pid: number;
  since: number;
}

async function readOwner(file: string): Promise<Owner | 'gone'> {
  try {
    const { mtimeMs: since } = await stat(file);
    return { pid: Number(await readFile(file, 'utf8').catch(() => '')) || 0, since };
  } catch {
    return 'gone';
  }
}

const isNew = ({ pid, since }: Owner): boolean => pid === 0 && Date.now() - since < longestClaim;

/** Removes an abandoned lock. If another build did this first and locked again, it keeps its lock. */
export async function removeAbandoned(file: string): Promise<Problem | null> {
  const aside = `${file}.old-${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    // Another build was faster.
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  const owner = await readOwner(aside);
  if (owner === 'gone' || !(isRunning(owner.pid) || isNew(owner))) {
    await rm(aside, { recursive: true, force: true });
    return null;
  }
  await rename(aside, file);
  return isNew(owner) ? null : explainOwner(owner.pid);
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

function explainOwner(owner: number): Problem {
  return {
    severity: 'error',
    message: `Another build of this site is running (process ${owner}).`,
    fix: 'Wait until it has finished, or stop it. If there is no such process, remove this file.',
    file: `${cacheFolder}/build.lock`,
  };
}
