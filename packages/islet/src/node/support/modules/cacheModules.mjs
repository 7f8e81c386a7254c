import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder } from './makeFolder.mjs';
import { openTemporaryFolder } from './openTemporaryFolder.mjs';
import { readKept } from './readKept.mjs';

/** Milliseconds after which compiled modules of an old version can be deleted: no process still loads them. */
const dayInMs = 24 * 60 * 60 * 1000;

/**
 * Writes compiled modules into a folder below `folder`, named by a hash of their content. The folder is renamed
 * into place when it is complete, so killed or concurrent processes do no harm. If nothing can be written,
 * as in a read-only checkout, `failure` has the reason, and the modules are kept in the system's temporary
 * folder until the process ends.
 *
 * @param {string} folder
 * @param {ReadonlyArray<Module>} files
 * @returns {{ path: string, failure: unknown }} `path` is absolute
 *
 * @typedef {{ name: string, text: string }} Module
 */
export function cacheModules(folder, files) {
  const name = nameByContent(files);
  try {
    makeFolder(folder);
    writeWhole(path.join(folder, name), files);
    removeOld(folder, name);
    return { path: path.join(folder, name), failure: null };
  } catch (failure) {
    const place = path.join(linkModules(folder, openTemporaryFolder(folder)), name);
    writeWhole(place, files);
    return { path: place, failure };
  }
}

/**
 * Whether a folder still has the content that its name stands for.
 *
 * @param {string} folder Absolute path; its name is a hash of the content.
 * @param {readonly string[]} names File names, in the order in which they were written.
 */
export function isWhole(folder, names) {
  try {
    const files = names.map((name) => ({ name, text: readKept(path.join(folder, name)) }));
    return nameByContent(files) === path.basename(folder);
  } catch {
    return false;
  }
}

/** @param {ReadonlyArray<{ name: string, text: string | Uint8Array }>} files */
function nameByContent(files) {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0`).update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} folder
 * @param {ReadonlyArray<Module>} files
 */
function writeWhole(folder, files) {
  const unfinished = `${folder}.tmp-${process.pid}`;
  const names = files.map(({ name }) => name);
  mkdirSync(unfinished, { recursive: true });
  try {
    for (const { name, text } of files) writeFileSync(path.join(unfinished, name), text);
    try {
      renameSync(unfinished, folder);
    } catch {
      // The folder exists already, maybe from another process; replace it only if it is damaged.
      if (isWhole(folder, names)) return;
      rmSync(folder, { recursive: true, force: true });
      renameSync(unfinished, folder);
    }
  } catch (error) {
    if (!isWhole(folder, names)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} kept
 */
function removeOld(folder, kept) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (name !== kept && Date.now() - mtimeMs > dayInMs) {
      rmSync(file, { recursive: true, force: true });
    }
  }
}

/**
 * Returns a folder below `temporary` that resolves the same packages as `folder`.
 *
 * @param {string} folder
 * @param {string} temporary
 * @returns {string}
 */
export function linkModules(folder, temporary) {
  const parent = path.dirname(folder);
  const place = parent === folder ? temporary : linkModules(parent, temporary);
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(modules)) return place;
  const nested = path.join(place, 'below');
  const link = path.join(nested, 'node_modules');
  mkdirSync(nested, { recursive: true });
  if (!existsSync(link)) symlinkSync(modules, link, 'junction');
  return nested;
}
