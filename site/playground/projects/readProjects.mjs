import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { differingRuns } from '../differingRuns.mjs';
import { isRepeatable } from './isRepeatable.mjs';

/** @import { ExampleProjects, Texts } from './exampleProjects.ts' */

const differing = new Set(Object.values(differingRuns).flat());

/** Folders and files of an example that are not part of its project. */
const aside = /^(?:runs|output|node_modules|dist|example\.json)(?:\/|$)/;

/**
 * Reads what the playground gets of an example: the files of its project, and for each run that it can repeat byte by
 * byte, the files that differ. `dependOn` gets each file that was read.
 *
 * @param {string} folder
 * @param {(file: string) => void} [dependOn]
 * @returns {ExampleProjects}
 */
export function readProjects(folder, dependOn = () => {}) {
  const runs = Object.entries(readRuns(folder, dependOn));
  const programs = new Set(runs.flatMap(([, commands]) => listPrograms(commands)));
  const isOwn = (/** @type {string} */ name) => !aside.test(name) && !programs.has(name);
  const own = readTexts(folder, isOwn, dependOn);
  /** @type {ExampleProjects['runs']} */
  const repeatable = {};
  for (const [run, commands] of runs) {
    if (differing.has(`${path.basename(folder)}/${run}`)) continue;
    const changed = readTexts(path.join(folder, 'runs', run), () => true, dependOn);
    if (!isRepeatable(commands, { ...own, ...changed })) continue;
    repeatable[run] = { changed: onlyTexts(changed), left: listPrograms(commands) };
  }
  return { own: onlyTexts(own), runs: repeatable };
}

/**
 * The commands of each run; the example of the output explorer has no runs.
 *
 * @param {string} folder
 * @param {(file: string) => void} dependOn
 * @returns {Record<string, string[]>}
 */
function readRuns(folder, dependOn) {
  const file = path.join(folder, 'example.json');
  if (!existsSync(file)) return {};
  dependOn(file);
  return JSON.parse(readFileSync(file, 'utf8')).runs;
}

/** The programs that only look at what a run wrote: `node check.mjs`. */
const listPrograms = (/** @type {string[]} */ commands) =>
  commands.flatMap((command) => /^node (\S+)$/.exec(command)?.[1] ?? []);

/**
 * The files below a folder; null for those that are no text. None if there is no folder.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 * @param {(file: string) => void} dependOn
 * @returns {Record<string, string | null>}
 */
function readTexts(folder, isWanted, dependOn) {
  /** @type {Record<string, string | null>} */
  const files = {};
  for (const entry of listFiles(folder)) {
    const name = path
      .relative(folder, path.join(entry.parentPath, entry.name))
      .replaceAll('\\', '/');
    if (!isWanted(name)) continue;
    const file = path.join(folder, name);
    dependOn(file);
    files[name] = decode(readFileSync(file));
  }
  return files;
}

/** @param {string} folder */
function listFiles(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile());
  } catch {
    return [];
  }
}

/** @param {Buffer} bytes */
function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * @param {Record<string, string | null>} files
 * @returns {Texts}
 */
const onlyTexts = (files) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([name, text]) => (text === null ? [] : [[name, text]])),
  );
