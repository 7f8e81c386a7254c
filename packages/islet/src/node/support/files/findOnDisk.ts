import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nearestName } from '../problems/nearestName.ts';
import { isHidden } from './isHidden.ts';

/**
 * The path of a file as it is on the disk. Systems write letters such as `ü` as one character or as two, and links as their
 * author's keyboard does. A path that doesn't exist in either way stays the same.
 */
export function findOnDisk(file: string): string {
  const composed = file.normalize('NFC');
  // Most names have no such letter.
  if (composed === file.normalize('NFD') || existsSync(file)) return file;
  const folder = findOnDisk(path.dirname(file));
  const wanted = path.basename(composed);
  const name = listNames(folder).find((one) => one.normalize('NFC') === wanted);
  return name === undefined ? file : path.join(folder, name);
}

/**
 * Suggests the file beside a missing one that was most likely meant, whose name has another case or a few other letters;
 * undefined if there is none. `written` is the path as it is written, and `file` where that leads.
 */
export function suggestNearFile(written: string, file: string): string | undefined {
  const names = listNames(path.dirname(file)).filter((name) => !isHidden(name));
  const near = nearestName(path.basename(file), names);
  return near === undefined
    ? undefined
    : `Did you mean \`${written.replace(/[^/]*$/, () => near)}\`?`;
}

/** The names in a folder; none if it can't be read. */
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
