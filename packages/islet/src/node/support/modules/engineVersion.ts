import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashContent } from './notes.mjs';
import { codeFolder, isBuilt } from './ownPackage.ts';

let version: string | undefined;

/**
 * The content hash of the engine, and of `package.json`, which has the versions of what is loaded at run time.
 * Null if the engine runs from its sources, as in tests; its output must not be cached then. Computed once: it's
 * the version of the code that this process has loaded, whatever happens to the files later.
 */
export function engineVersion(): string | null {
  if (!isBuilt) return null;
  version ??= hashEngine();
  return version;
}

function hashEngine(): string {
  const files = [...listEngineFiles(codeFolder), path.join(codeFolder, '../package.json')];
  const contents = files.map((file) => hashContent(readFileSync(file)));
  return hashContent(contents.join('\n')).slice(0, 16);
}

/**
 * Lists the scripts of a built engine, also those that are loaded on demand, and its interface texts, as absolute
 * paths.
 */
export function listEngineFiles(dist: string): string[] {
  const list = (folder: string, extension: string): string[] =>
    readdirSync(path.join(dist, folder))
      .filter((name) => name.endsWith(extension))
      .sort()
      .map((name) => path.join(dist, folder, name));
  return [...list('node', '.js'), ...list('shared/labels', '.json')];
}
