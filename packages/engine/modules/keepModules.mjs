import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Milliseconds after which nobody loads modules from what another version was compiled to. */
const dayInMs = 24 * 60 * 60 * 1000;

/**
 * Writes compiled modules into a folder of their own below `folder`, named by their content, and
 * notes a manifest beside it. Both appear whole, so that a killed or a second process does no harm.
 * Where nothing can be written, as in a read-only checkout, the modules go to the system's folder for
 * temporary files until the process ends.
 *
 * @param {string} folder
 * @param {ReadonlyArray<{ name: string, text: string }>} files
 * @returns {{ path: string, note(manifest: string): void }} `path` is absolute
 */
export function keepModules(folder, files) {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`);
  const name = hash.digest('hex').slice(0, 16);
  try {
    mkdirSync(folder, { recursive: true });
    writeWhole(path.join(folder, name), files);
    removeOld(folder, name);
    const note = (/** @type {string} */ manifest) => {
      const unfinished = path.join(folder, `manifest.tmp-${process.pid}`);
      try {
        writeFileSync(unfinished, manifest);
        renameSync(unfinished, path.join(folder, 'manifest.json'));
      } catch {
        // Another process has it open, on Windows; without a note, the next one compiles again.
        rmSync(unfinished, { force: true });
      }
    };
    return { path: path.join(folder, name), note };
  } catch {
    const temporary = mkdtempSync(path.join(tmpdir(), 'docs-modules-'));
    process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
    // What the modules import is found as from their own place.
    symlinkSync(nearestModules(folder), path.join(temporary, 'node_modules'), 'junction');
    writeWhole(path.join(temporary, name), files);
    return { path: path.join(temporary, name), note() {} };
  }
}

/**
 * @param {string} folder
 * @param {ReadonlyArray<{ name: string, text: string }>} files
 */
function writeWhole(folder, files) {
  const unfinished = `${folder}.tmp-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const { name, text } of files) writeFileSync(path.join(unfinished, name), text);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // It was there, or another process was faster: what lies there is the same.
    if (!existsSync(folder)) throw error;
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
 * @param {string} folder
 * @returns {string}
 */
function nearestModules(folder) {
  const parent = path.dirname(folder);
  const modules = path.join(parent, 'node_modules');
  return existsSync(modules) || parent === folder ? modules : nearestModules(parent);
}
