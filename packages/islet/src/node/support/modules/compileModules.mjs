import path from 'node:path';
import { cacheModules, isWhole } from './cacheModules.mjs';
import { areOlder, hashInputs } from './inputs.mjs';
import { readNote, writeNote } from './notes.mjs';

/**
 * @typedef {object} CompileRequest
 * @property {Record<string, string>} entries Absolute paths of the sources, by output name.
 * @property {string} folder Absolute path of the cache folder.
 * @property {import('esbuild').BuildOptions} options Changes to the defaults (one ESM file for Node).
 * @property {string[]} inputs Absolute paths of other files that the output depends on.
 *
 * @typedef {object} Manifest The most recent compilation.
 * @property {string[]} inputs Absolute paths of all input files.
 * @property {string} hash Hash of the request and of these files.
 * @property {string} output Absolute path of the folder with the modules.
 * @property {string[]} files Names of the files in it.
 *
 * @typedef {object} Compiled
 * @property {string} path Absolute path of the folder with `<name>.mjs` for each entry.
 * @property {boolean} isRestored Whether the cached output was damaged and has been compiled again.
 * @property {unknown} failure Why the output could not be cached; null if it could.
 */

/**
 * Compiles TypeScript for Node, unless the same sources have been compiled before and the cached modules
 * are intact. Rejects with esbuild's `BuildFailure` if the sources have errors. Calls must not overlap:
 * each one stops the compiler process at the end to free its memory.
 *
 * @param {CompileRequest} request
 * @returns {Promise<Compiled>}
 */
export async function compileModules({ entries, folder, options, inputs }) {
  const manifestFile = path.join(folder, 'manifest.json');
  const request = JSON.stringify([entries, options]);
  const note = readNote(manifestFile);
  const known = isManifest(note.value) ? note.value : null;
  const isSame = known !== null && hashInputs(request, known.inputs) === known.hash;
  if (isSame && isWhole(known.output, known.files)) {
    return { path: known.output, isRestored: false, failure: null };
  }
  const start = Date.now();
  const { outputFiles, metafile } = await bundle({ entries, folder, options });
  const read = Object.keys(metafile.inputs).map((file) => path.resolve(rootOf(folder), file));
  const all = [...new Set([...read, ...inputs])].sort();
  const files = outputFiles.map((file) => ({ name: path.basename(file.path), text: file.text }));
  const cached = cacheModules(folder, files);
  let { failure } = cached;
  if (failure === null && areOlder(all, start)) {
    try {
      const hash = hashInputs(request, all);
      const names = files.map(({ name }) => name);
      writeNote(
        manifestFile,
        /** @type {Manifest} */ ({ inputs: all, hash, output: cached.path, files: names }),
      );
    } catch (error) {
      failure = error;
    }
  }
  return { path: cached.path, isRestored: note.isDamaged || isSame, failure };
}

/**
 * @param {unknown} value
 * @returns {value is Manifest}
 */
function isManifest(value) {
  if (typeof value !== 'object' || value === null) return false;
  const { inputs, hash, output, files } = /** @type {Partial<Record<string, unknown>>} */ (value);
  return [hash, output].every((text) => typeof text === 'string') && [inputs, files].every(isTexts);
}

/** @param {unknown} value */
const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === 'string');

/** @param {Pick<CompileRequest, 'entries' | 'folder' | 'options'>} request */
async function bundle({ entries, folder, options }) {
  // Loaded on demand, because most starts don't compile anything.
  const esbuild = await import('esbuild');
  try {
    return await esbuild.build({
      absWorkingDir: rootOf(folder),
      bundle: true,
      charset: 'utf8',
      entryPoints: entries,
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'silent',
      // As deep as the final folder, so that the relative paths in source maps are correct.
      outdir: path.join(folder, 'output'),
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      sourcemap: 'linked',
      sourcesContent: false,
      // Node 20: the oldest version that the code is for.
      target: 'node20.19',
      ...options,
      metafile: true,
      write: false,
    });
  } finally {
    await esbuild.stop();
  }
}

/** @param {string} folder */
const rootOf = (folder) => path.parse(folder).root;
