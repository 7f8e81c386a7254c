import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A hash of the program that proves, so that a change of it proves everything again. */
export async function readSources(root: string): Promise<string> {
  const compiled = path.join(root, 'node_modules', '.cache', 'proof', 'main.mjs');
  return createHash('sha256')
    .update(await readFile(compiled))
    .digest('hex');
}
