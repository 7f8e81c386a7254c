import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from './planSite.ts';
import { RefusedError } from './refusedError.ts';

/** Throws a `RefusedError` if one of the files is in the folder (absolute path), whose files are never changed. */
export function refuseExisting(folder: string, files: Files): void {
  const existing = Object.keys(files)
    .map((name) => path.join(folder, name))
    .filter((file) => lstatSync(file, { throwIfNoEntry: false }));
  if (existing.length === 0) return;
  const list = existing.map((file) => `  ${path.relative('.', file)}\n`).join('');
  throw new RefusedError(
    `These files exist:\n${list}Choose another folder, or move them away, and try again.`,
  );
}

/** Writes all files, or none and throws a `RefusedError` if one of them exists. */
export function writeNew(folder: string, files: Files): void {
  refuseExisting(folder, files);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
}
