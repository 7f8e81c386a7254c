import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listNeeded, selectedPackages } from './selectedPackages.mjs';

/** Name of the environment variable with the quality of the compression, for trials. */
export const qualityName = 'PLAYGROUND_QUALITY';

/**
 * Where the runtime of the playground is or will be: folders named by the hash of what they are made of, below
 * `node_modules`, so that git and packages leave them out. The config of the site asks for it, too, so it needs nothing
 * that is installed.
 *
 * @param {string} root absolute path of the repository
 */
export function findRuntime(root) {
  const cache = path.join(root, 'node_modules/.cache/playground');
  const examples = path.join(root, 'site/examples');
  const { packages: lock } = JSON.parse(
    readFileSync(path.join(examples, 'package-lock.json'), 'utf8'),
  );
  const needed = listNeeded(lock, selectedPackages).map((place) => [
    place,
    lock[place].version,
    lock[place].integrity,
  ]);
  const installed = hash([JSON.stringify(needed)]);
  const sources = [
    ...listSources(path.join(root, 'site/playground/runtime')),
    'site/playground/protocol.ts',
  ];
  const texts = sources.map((file) => readFileSync(path.resolve(root, file), 'utf8'));
  const folder = path.join(
    cache,
    `runtime-${hash([installed, process.env[qualityName] ?? '', ...texts])}`,
  );
  return {
    folder,
    exists: existsSync(folder),
    packages: path.join(cache, `packages-${installed}`),
  };
}

/** @param {string[]} texts */
const hash = (texts) => createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);

/** @param {string} folder */
const listSources = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.(?:ts|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
