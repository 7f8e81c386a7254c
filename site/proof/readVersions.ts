import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Names what a proof depends on besides the pages and the examples. */
export interface Versions {
  /** All packages, Node.js, and the code that runs and records examples. */
  recording: string;
  /** The whole program that proves as well. */
  everything: string;
}

/** Hashes the lock files and the sources of the proof. */
export async function readVersions(root: string): Promise<Versions> {
  const hashOf = async (files: readonly string[]): Promise<string> => {
    const hash = createHash('sha256').update(process.version);
    for (const file of files) hash.update(await readFile(path.join(root, file)));
    return hash.digest('hex');
  };
  const sources = (await readdir(path.join(root, 'proof'))).sort();
  const locks = ['package-lock.json', 'examples/package-lock.json'];
  return {
    recording: await hashOf([
      ...locks,
      ...sources.filter((name) => !name.endsWith('.test.ts')).map((name) => `proof/${name}`),
    ]),
    everything: await hashOf([...locks, 'node_modules/.cache/proof/main.mjs']),
  };
}
