import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Names what a proof depends on besides the pages and the examples: all packages that are installed,
 * and the program that proves.
 */
export async function readVersions(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const file of [
    'package-lock.json',
    'examples/package-lock.json',
    'node_modules/.cache/proof/main.mjs',
  ]) {
    hash.update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}
