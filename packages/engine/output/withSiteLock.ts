import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '@docs/common/types.ts';
import { keptFolder, keptPath } from '../project/keptPath.ts';

/**
 * Runs `use` while no other build of the site does: two that bundle at once would write over each
 * other's files. Where one runs, or started just now, there is a problem instead; one that was killed
 * is none.
 */
export async function withSiteLock<T>(
  siteRoot: string,
  use: () => Promise<T>,
): Promise<T | Problem> {
  const lock = await lockSite(siteRoot);
  if ('severity' in lock) return lock;
  try {
    return await use();
  } finally {
    await lock.release();
  }
}

async function lockSite(siteRoot: string): Promise<{ release(): Promise<void> } | Problem> {
  const file = keptPath(siteRoot, 'build.lock');
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    // Empty for a moment, before the other process has written its id.
    const isNew =
      Date.now() -
        (await stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        )) <
      1000;
    if (isRunning(owner) || (owner === 0 && isNew)) return explainOwner(owner);
    await rm(file, { force: true });
    return lockSite(siteRoot);
  }
  return { release: () => rm(file, { force: true }) };
}

function explainOwner(owner: number): Problem {
  return {
    severity: 'error',
    message: `Another build of this site is running${owner > 0 ? ` (process ${owner})` : ''}.`,
    fix: 'Wait until it has ended, or end it. If there is none, remove this file.',
    file: `${keptFolder}/build.lock`,
  };
}

/** Whether another process has this id. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but for someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
