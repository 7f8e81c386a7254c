import { createHash } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './makeFolder.mjs';
import { readKept } from './readKept.mjs';

/** A note is `{"hash":"…","note":…}`, where `hash` is the hash of the JSON text of `note`. */
const start = '{"hash":"';
const middle = '","note":';
const head = start.length + 64 + middle.length;

/**
 * @param {string | Uint8Array} content
 * @returns {string} 64 hexadecimal digits
 */
export const hashContent = (content) => createHash('sha256').update(content).digest('hex');

/**
 * Reads a note. `value` is null if the file is missing or damaged, and `isDamaged` distinguishes the two.
 *
 * @param {string} file absolute path
 * @returns {{ value: unknown, isDamaged: boolean }}
 */
export function readNote(file) {
  try {
    const text = readKept(file).toString();
    const body = text.slice(head, -1);
    return text === seal(body)
      ? { value: JSON.parse(body), isDamaged: false }
      : { value: null, isDamaged: true };
  } catch (error) {
    const code = error instanceof Error && 'code' in error && error.code;
    return { value: null, isDamaged: code !== 'ENOENT' && code !== 'ENOTDIR' };
  }
}

/**
 * Writes plain data as a note, replacing the file atomically. Throws if it can't be written.
 *
 * @param {string} file absolute path
 * @param {unknown} value
 */
export function writeNote(file, value) {
  const unfinished = `${file}.tmp-${process.pid}`;
  const text = seal(JSON.stringify(value));
  try {
    try {
      writeFileSync(unfinished, text);
    } catch {
      // Most notes are written into folders with others.
      makeFolder(path.dirname(file));
      writeFileSync(unfinished, text);
    }
    try {
      renameSync(unfinished, file);
    } catch {
      // Blocked by a folder of this name or, on Windows, by an open file.
      rmSync(file, { recursive: true, force: true });
      renameSync(unfinished, file);
    }
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** @param {string} body */
const seal = (body) => `${start}${hashContent(body)}${middle}${body}}`;
