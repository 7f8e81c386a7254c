import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from './isRunning.mjs';

/**
 * Returns a temporary folder that replaces `folder` if that can't be written; within a process it is always
 * the same one. It is removed when the process ends, or by the next one that needs a folder if the process was killed.
 *
 * @param {string} folder absolute path
 * @returns {string} absolute path
 */
export function openTemporaryFolder(folder) {
  const machine = shortHash(nameMachine());
  const place = path.join(tmpdir(), `islet-${process.pid}-${machine}-${shortHash(folder)}`);
  // Don't add another exit listener: Node warns of a leak after ten.
  if (isOwn(place)) return place;
  removeAbandoned(machine);
  const opened = create(place) ? place : mkdtempSync(`${place}-`);
  process.on('exit', () => rmSync(opened, { recursive: true, force: true }));
  return opened;
}

/** @param {string} text */
const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Names where process ids are valid: containers may share a temporary folder, but not their processes. */
function nameMachine() {
  try {
    return hostname() + readlinkSync('/proc/self/ns/pid');
  } catch {
    return hostname();
  }
}

/**
 * Removes the folders of processes of this machine that were killed. The id of one may belong to another process by now: its
 * folder is removed when that has ended too.
 *
 * @param {string} machine
 */
function removeAbandoned(machine) {
  for (const name of listNames(tmpdir())) {
    const [, pid, owner] = /^islet-(\d+)-([\da-f]{16})-[\da-f]{16}(?:-\w{6})?$/.exec(name) ?? [];
    const place = path.join(tmpdir(), name);
    if (owner !== machine || Number(pid) === process.pid || isRunning(Number(pid))) continue;
    // Someone else may be removing it, or have put something in it that this user can't remove.
    if (isOwn(place)) attempt(() => rmSync(place, { recursive: true, force: true }));
  }
}

/** @param {string} folder */
function listNames(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
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
const create = (folder) => attempt(() => mkdirSync(folder, { mode: 0o700 }));

/**
 * Whether something can be done.
 *
 * @param {() => void} run
 */
function attempt(run) {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}
