import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/**
 * Hash of a request and of the content of files, which may be missing or folders: what was made of them is still
 * good while it is the same. Times and sizes are no proof.
 *
 * @param {string} request
 * @param {readonly string[]} files absolute paths
 */
export function hashInputs(request, files) {
  const hash = createHash('sha256').update(request);
  for (const file of files) {
    hash.update(`\0${file}\0`);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats) hash.update(stats.isFile() ? readFileSync(file) : 'folder').update('\0');
  }
  return hash.digest('hex');
}

/**
 * Whether files are as they were at a time (milliseconds since 1970). What was written while it was
 * being read may be in the hash and not in what was made of it.
 *
 * @param {readonly string[]} files absolute paths
 * @param {number} time
 */
export function areOlder(files, time) {
  return files.every((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < time);
}

/**
 * Reads what was noted as JSON; null where there is nothing, or a write was cut off.
 *
 * @param {string} file
 */
export function readNote(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
