import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { linkModules } from '#islet/node/support/modules/cacheModules.mjs';
import { readNote, writeNote } from '#islet/node/support/modules/notes.mjs';
import { openTemporaryFolder } from '#islet/node/support/modules/openTemporaryFolder.mjs';
import { pluginNotices } from './pluginNotices.mjs';
import { root, run } from './run.mjs';

/**
 * @typedef {object} BuiltPackage
 * @property {string} folder Absolute path of the package, with its `dist`.
 * @property {string[]} notices Sentences about what was damaged or can't be kept.
 */

/**
 * The packages, in the order in which they are built, with the folders that their code comes from. The last one has a part
 * of the engine in it.
 */
const packages = [
  { name: 'islet', folders: ['islet/src'] },
  { name: 'islet-prove', folders: ['islet-prove/src'] },
  { name: 'create-islet', folders: ['create-islet/src', 'create-islet/template', 'islet/src'] },
];

/**
 * Builds the packages, each unless its `dist` was built from these sources. The new `dist` replaces the old
 * one in one step, so a killed or concurrent build does no harm. If the repository can't be written, a copy of the package is
 * built in a temporary folder. Rejects if the sources can't be built.
 *
 * A draft takes half of the time and is enough for the sites of the repository, which add components: its engine is
 * not minified, and it lacks the bundle for sites that add nothing to the theme, so these are bundled one by one.
 *
 * @param {string} [repository] absolute path
 * @param {{ isDraft?: boolean }} [options]
 * @returns {Promise<BuiltPackage>} that of engine and theme, with the notices about all
 */
export async function buildPackages(repository = root, { isDraft = false } = {}) {
  const built = [];
  for (const one of packages) built.push(await buildPackage(one, { repository, isDraft }));
  const notices = built.flatMap((one) => one.notices);
  return { folder: built[0]?.folder ?? '', notices };
}

/**
 * @param {{ name: string, folders: readonly string[] }} one
 * @param {{ repository: string, isDraft: boolean }} options
 * @returns {Promise<BuiltPackage>}
 */
async function buildPackage({ name, folders }, { repository, isDraft }) {
  const folder = path.join(repository, 'packages', name);
  const dist = path.join(folder, 'dist');
  const noteFile = path.join(repository, `node_modules/.cache/${name}.json`);
  const sources = hashFiles(folder, [
    ...['package.json', 'rslib.config.mjs'].map((file) => path.join(folder, file)),
    ...folders.flatMap((from) => listCode(path.join(repository, 'packages', from))),
    // It has the versions of the libraries.
    path.join(repository, 'package-lock.json'),
  ]);
  const compare = () => {
    const note = readNote(noteFile).value;
    const isSame = note === JSON.stringify([sources, hashDist(dist)]);
    const isComplete = isDraft || name !== 'islet' || existsSync(path.join(dist, 'plain'));
    const isDamaged = !isSame && typeof note === 'string' && note.includes(sources);
    return { isBuilt: isSame && isComplete, isDamaged };
  };
  const { isBuilt, isDamaged } = compare();
  if (isBuilt) return { folder, notices: [] };

  const notices = isDamaged
    ? [`The built package in ${dist} was damaged; it was built again.`]
    : [];
  const built = `${dist}.tmp-${process.pid}`;
  try {
    mkdirSync(built);
    await writePackage(folder, { dist: built, isDraft });
    // Another process may have been faster.
    if (!compare().isBuilt) {
      // Before another process can replace it.
      const note = JSON.stringify([sources, hashDist(built)]);
      replaceFolder(built, dist);
      writeNote(noteFile, note);
    }
    return { folder, notices };
  } catch (error) {
    if (!hasCode(error, refusals)) throw error;
    const notice = `The package cannot be built in ${folder}, so each command builds it again: ${error.message}`;
    return { folder: await buildCopy(folder, isDraft), notices: [notice] };
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

/**
 * Moves a folder to the place of another one, which is missing only between two renames, not while its files
 * are removed. If another process puts its own there in between, the last one wins.
 *
 * @param {string} built
 * @param {string} dist
 */
export function replaceFolder(built, dist) {
  const old = `${dist}.old-${process.pid}`;
  const move = (
    /** @type {string} */ from,
    /** @type {string} */ to,
    /** @type {string[]} */ expected,
  ) => {
    try {
      renameSync(from, to);
      return true;
    } catch (error) {
      if (hasCode(error, expected)) return false;
      throw error;
    }
  };
  do {
    rmSync(old, { recursive: true, force: true });
    move(dist, old, ['ENOENT']);
  } while (!move(built, dist, ['ENOTEMPTY', 'EEXIST']));
  rmSync(old, { recursive: true, force: true });
}

/** Vitest calls this before all tests. */
export async function setup() {
  await buildPackages();
}

/**
 * Builds the package in a temporary folder from which other packages are found as they are from its own.
 *
 * @param {string} folder
 * @param {boolean} isDraft
 */
async function buildCopy(folder, isDraft) {
  const copy = path.join(linkModules(folder, openTemporaryFolder(folder)), path.basename(folder));
  mkdirSync(copy, { recursive: true });
  cpSync(path.join(folder, 'package.json'), path.join(copy, 'package.json'));
  await writePackage(folder, { dist: path.join(copy, 'dist'), isDraft });
  return copy;
}

/**
 * @param {string} folder
 * @param {{ dist: string; isDraft: boolean }} output
 */
async function writePackage(folder, { dist, isDraft }) {
  // Loaded here because most starts don't need it.
  const { createRslib } = await import('@rslib/core');
  const file = pathToFileURL(path.join(folder, 'rslib.config.mjs')).href;
  /** @type {{ default: import('@rslib/core').RslibConfig }} */
  const { default: config } = await import(file);
  const output = { ...config.output, distPath: { root: dist } };
  // What sites bundle is the same in a draft, so that they are too.
  const lib = (config.lib ?? [])
    .map((one) =>
      isDraft && one.id === 'engine' ? { ...one, output: { ...one.output, minify: false } } : one,
    )
    .map((one) => (one.output?.autoExternal === false ? addNotices(one) : one));
  const rslib = await createRslib({
    cwd: folder,
    config: { ...config, logLevel: 'error', output, lib },
  });
  const { NODE_ENV } = process.env;
  const { close } = await rslib.build();
  await close();
  // The bundler sets it if it isn't set, and programs that are started later would run in its mode.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  // What editors read, and the theme alone, as most sites need it: bundled once, here.
  for (const name of ['writeEditorFiles', ...(isDraft ? [] : ['writePlainBundle'])]) {
    const program = path.join(dist, `node/${name}.js`);
    if (!existsSync(program)) continue;
    const writing = await run(process.execPath, [program], { capture: true });
    if (writing.code !== 0) throw new Error(writing.output);
  }
}

/**
 * What is bundled with its libraries has their licenses.
 *
 * @param {import('@rslib/core').LibConfig} lib
 */
const addNotices = (lib) => ({
  ...lib,
  tools: { ...lib.tools, rspack: [lib.tools?.rspack ?? {}, { plugins: [pluginNotices] }].flat() },
});

/** @param {string} folder absolute path */
const listCode = (folder) => listFiles(folder).filter((file) => !/\.test\.tsx?$/.test(file));

/**
 * Lists the files of a folder, which may be missing, as absolute paths.
 *
 * @param {string} folder
 */
function listFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
}

/**
 * Hash of the names and contents of files, wherever their folder is.
 *
 * @param {string} folder
 * @param {readonly string[]} files absolute paths
 */
function hashFiles(folder, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(`\0${path.relative(folder, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Hash of a built package; null if another process replaces it meanwhile.
 *
 * @param {string} dist
 */
export function hashDist(dist, files = listFiles(dist)) {
  try {
    return hashFiles(dist, files);
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return null;
    throw error;
  }
}

/**
 * @param {unknown} error
 * @param {readonly string[]} codes
 * @returns {error is NodeJS.ErrnoException}
 */
const hasCode = (error, codes) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const refusals = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EDQUOT'];
