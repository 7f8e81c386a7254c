import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Returns a temporary folder that replaces `folder` if that can't be written; within a process it is always
 * the same one. It is removed when the process ends.
 *
 * @param {string} folder absolute path
 * @returns {string} absolute path
 */
export function openTemporaryFolder(folder) {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const place = path.join(tmpdir(), `docs-${process.pid}-${hash}`);
  // Don't add another exit listener: Node warns of a leak after ten.
  if (isOwn(place)) return place;
  const opened = create(place) ? place : mkdtempSync(`${place}-`);
  process.on('exit', () => rmSync(opened, { recursive: true, force: true }));
  return opened;
}

/**
 * Whether a folder belongs to this user: its name is predictable, so anyone could have created it.
 *
 * @param {string} folder
 */
function isOwn(folder) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid);
}

/** @param {string} folder */
function create(folder) {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}
