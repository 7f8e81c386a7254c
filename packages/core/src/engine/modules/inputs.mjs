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
    hash.update(readContent(file)).update('\0');
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
  return files.every((file) => {
    try {
      return statSync(file).mtimeMs < time;
    } catch {
      return true;
    }
  });
}

/** @param {string} file */
function readContent(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    // That it is missing, a folder, below a file or not readable is what a result may depend on, too.
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}
