import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Hashes of everything that outcomes depend on besides pages and examples: packages, Node.js, and code. */
export interface Versions {
  /** Includes the code that runs and records examples. */
  examples: string;
  /** Includes the code that computes the data of the explorer. */
  explorer: string;
  /** Includes the whole program. */
  everything: string;
}

/** Hashes the lock files and the compiled code of the proof. */
export async function readVersions(root: string): Promise<Versions> {
  const hashWith = async (code: string): Promise<string> => {
    const files = [
      'package-lock.json',
      'examples/package-lock.json',
      'examples/runtimes/package-lock.json',
      `node_modules/.cache/proof/${code}.mjs`,
    ];
    const hash = createHash('sha256').update(process.version);
    for (const file of files) hash.update(await readFile(path.join(root, file)));
    return hash.digest('hex');
  };
  return {
    examples: await hashWith('exampleCheck'),
    explorer: await hashWith('computeExplorer'),
    everything: await hashWith('main'),
  };
}
