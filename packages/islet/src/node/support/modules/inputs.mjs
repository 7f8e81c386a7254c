import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readKept } from './readKept.mjs';

/**
 * Hashes a request and the content of files, which may be missing or folders. As long as the hash is the same,
 * output made from them is valid. Times and sizes would not be reliable.
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
 * Whether files have not changed since a time (milliseconds since 1970). A file that is written while it is
 * being read may be in the hash but not in the output.
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
    return readKept(file);
  } catch (error) {
    // Output may also depend on a file being missing, unreadable or a folder.
    return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  }
}
