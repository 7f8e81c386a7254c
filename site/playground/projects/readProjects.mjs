import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { differingRuns } from '../differingRuns.mjs';
import { encodeFile } from '../runtime/worker/binaryFiles.mjs';
import { usualCommand } from '../runtime/worker/readCommand.mjs';
import { isRepeatable } from './isRepeatable.mjs';
import { listBuilds, listPrograms } from './listBuilds.mjs';

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
  const own = readContents(folder, isOwn, dependOn);
  /** @type {ExampleProjects['runs']} */
  const repeatable = {};
  for (const [run, commands] of runs) {
    if (differing.has(`${path.basename(folder)}/${run}`)) continue;
    const changed = readContents(path.join(folder, 'runs', run), () => true, dependOn);
    if (!isRepeatable(commands, { ...own, ...changed })) continue;
    const command = listBuilds(commands).builds.join('; ');
    repeatable[run] = {
      changed,
      left: listPrograms(commands),
      ...(command !== usualCommand && { command }),
    };
  }
  return { own, runs: repeatable };
}

/**
 * The commands of each run that doesn't record another tool; the example of the output explorer has no runs.
 *
 * @param {string} folder
 * @param {(file: string) => void} dependOn
 * @returns {Record<string, string[]>}
 */
function readRuns(folder, dependOn) {
  const file = path.join(folder, 'example.json');
  if (!existsSync(file)) return {};
  dependOn(file);
  const { runs, tools = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(runs).filter(([run]) => !Object.hasOwn(tools, run)));
}

/**
 * The files below a folder. None if there is no folder.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} isWanted
 * @param {(file: string) => void} dependOn
 * @returns {Texts}
 */
function readContents(folder, isWanted, dependOn) {
  /** @type {Texts} */
  const files = {};
  for (const entry of listFiles(folder)) {
    const name = path
      .relative(folder, path.join(entry.parentPath, entry.name))
      .replaceAll('\\', '/');
    if (!isWanted(name)) continue;
    const file = path.join(folder, name);
    dependOn(file);
    files[name] = encodeFile(readFileSync(file));
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
