import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { oldName, recoverOutput } from './recoverOutput.ts';

/**
 * Calls `read` with the folder of a complete output: the old one while a build is replacing it. Calls it
 * again if the output was replaced meanwhile. Without any output, `read` gets `target`, which doesn't
 * exist. Rejects if this user may not read the output.
 */
export async function readOutput<T>(
  target: string,
  read: (folder: string) => Promise<T>,
): Promise<T> {
  for (;;) {
    const seen = await findOutput(target);
    const [outcome] = await Promise.allSettled([readIfOpen(seen, read)]);
    const now = await findOutput(target);
    if (now.folder !== seen.folder || now.id !== seen.id) continue;
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  }
}

/** Files of a folder that can't be read would seem to be missing. */
async function readIfOpen<T>(
  { folder, id }: FoundOutput,
  read: (folder: string) => Promise<T>,
): Promise<T> {
  if (id !== '') await access(folder, constants.R_OK | constants.X_OK);
  return read(folder);
}

/** The id changes when the folder is replaced; it is empty if there is none. */
interface FoundOutput {
  folder: string;
  id: string;
}

/** Finds the folder with the complete output. */
async function findOutput(target: string): Promise<FoundOutput> {
  const seen = await identify(target);
  if (seen !== null) return { folder: target, id: seen };
  await recoverOutput(target);
  const old = oldName(target);
  // In this order, because a build may finish in between.
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
