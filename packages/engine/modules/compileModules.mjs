import { existsSync } from 'node:fs';
import path from 'node:path';
import { areOlder, hashInputs, readNote } from './inputs.mjs';
import { keepModules } from './keepModules.mjs';

/**
 * @typedef {object} CompileRequest
 * @property {Record<string, string>} entries Absolute paths of sources, by the names of their outputs.
 * @property {string} folder Absolute path of the folder that keeps what is compiled.
 * @property {import('esbuild').BuildOptions} options What differs from one file in ESM for Node.
 * @property {string[]} inputs Absolute paths of more files that the output depends on.
 *
 * @typedef {object} Manifest What was compiled last.
 * @property {string[]} inputs Absolute paths of all files that it was made of.
 * @property {string} hash Hash of the request and of these files.
 * @property {string} output Absolute path of the folder with the modules.
 */

/**
 * Compiles TypeScript for Node, unless the very same sources were compiled before, and gives the
 * absolute path of the folder with `<name>.mjs` for each entry. Rejects with esbuild's `BuildFailure`
 * where the sources are wrong. One call at a time: it ends the compiler, which is a process that would
 * only take memory.
 *
 * @param {CompileRequest} request
 * @returns {Promise<string>}
 */
export async function compileModules({ entries, folder, options, inputs }) {
  const manifestFile = path.join(folder, 'manifest.json');
  const request = JSON.stringify([entries, options]);
  const known = /** @type {Manifest | null} */ (readNote(manifestFile));
  if (known && hashInputs(request, known.inputs) === known.hash && existsSync(known.output)) {
    return known.output;
  }
  const start = Date.now();
  const { outputFiles, metafile } = await bundle({ entries, folder, options });
  const read = Object.keys(metafile.inputs).map((file) => path.resolve(rootOf(folder), file));
  const all = [...new Set([...read, ...inputs])].sort();
  const files = outputFiles.map((file) => ({ name: path.basename(file.path), text: file.text }));
  const output = keepModules(folder, files);
  if (areOlder(all, start)) {
    const hash = hashInputs(request, all);
    output.note(
      JSON.stringify(/** @type {Manifest} */ ({ inputs: all, hash, output: output.path })),
    );
  }
  return output.path;
}

/** @param {Pick<CompileRequest, 'entries' | 'folder' | 'options'>} request */
async function bundle({ entries, folder, options }) {
  // Loaded here, since most starts do without it.
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
      // As deep as the folder it is written to, for the paths in the source maps.
      outdir: path.join(folder, 'output'),
      outExtension: { '.js': '.mjs' },
      platform: 'node',
      sourcemap: 'linked',
      sourcesContent: false,
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
