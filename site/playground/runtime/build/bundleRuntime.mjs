import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { printModules } from './bundledModules.mjs';
import { features } from './features.mjs';
import { qualityName } from './findRuntime.mjs';
import { readPackageFiles } from './packageFiles.mjs';
import { resolveModules } from './resolveModules.mjs';

const runtime = fileURLToPath(new URL('..', import.meta.url));

/**
 * Where packages are in the file system of the worker. Bundlers name modules by their path from the project, which is
 * four folders below, as it is when the runs of the examples are recorded: so that a build gives the same names.
 */
const place = '/node_modules';

/**
 * Bundles the installed packages for the worker of the playground, and writes scripts, compressed parts and
 * `manifest.json`.
 *
 * @param {{ packages: string; folder: string }} where absolute paths of `node_modules` and of the output
 */
export async function bundleRuntime({ packages, folder }) {
  // Hosts let browsers keep what is in this folder forever.
  await mkdir(path.join(folder, 'hashed'), { recursive: true });
  const { files, modules } = printModules({ packages, place });
  const scripts = { folder, plugin: resolveModules({ packages, place, modules }) };
  const thread = await bundleScript('thread', scripts);
  const worker = await bundleScript('worker', { ...scripts, thread: `./${path.basename(thread)}` });
  const wasm = path.join(packages, '@rspack/binding-wasm32-wasi/rspack.wasm32-wasi.wasm');
  const { version } = JSON.parse(
    await readFile(path.join(packages, '@rslib/core/package.json'), 'utf8'),
  );
  const texts = {
    packages: readPackageFiles(packages, files),
    ...Object.fromEntries(
      features.map((feature) => [feature.name, readFeature(packages, feature)]),
    ),
  };
  const parts = { wasm: await writePart(folder, 'wasm', await readFile(wasm)) };
  for (const [name, contents] of Object.entries(texts))
    Object.assign(parts, {
      [name]: await writePart(folder, name, Buffer.from(JSON.stringify(contents))),
    });
  await writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify({ release: version, worker, parts }),
  );
}

/**
 * Bundles the script of a worker, and returns its path in the output. All have names with a hash, so that a browser that
 * has them starts them without a connection.
 *
 * @param {'thread' | 'worker'} name
 * @param {{ folder: string; plugin: import('esbuild').Plugin; thread?: string }} options the output folder; where the script
 *   of threads is from that of the worker
 */
async function bundleScript(name, { folder, plugin, thread = '' }) {
  const source = name === 'thread' ? 'startThread.ts' : 'startWorker.ts';
  const { metafile } = await build({
    entryPoints: { [name]: path.join(runtime, 'worker', source) },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    mainFields: ['browser', 'main'],
    target: 'es2022',
    entryNames: 'hashed/[name]-[hash]',
    chunkNames: 'hashed/chunk-[hash]',
    minify: true,
    metafile: true,
    logLevel: 'warning',
    define: {
      __threadFile: JSON.stringify(thread),
      'process.env.RSPACK_BINDING': 'undefined',
      'process.env.NODE_ENV': 'globalThis.process.env.NODE_ENV',
    },
    plugins: [plugin],
  });
  const written = Object.keys(metafile.outputs).map((file) => path.basename(file));
  return `hashed/${written.find((file) => file.startsWith(`${name}-`))}`;
}

/**
 * @param {string} packages
 * @param {import('./features.mjs').Feature} feature
 */
function readFeature(packages, { files, paths = {} }) {
  const marker = Object.keys(paths).map((file) => [
    file,
    `throw new Error('${file} is in the bundle.');`,
  ]);
  const texts = Object.entries(files?.(packages) ?? {}).map(([place, file]) => [
    place,
    readFileSync(path.join(packages, file), 'utf8'),
  ]);
  return Object.fromEntries([...marker, ...texts]);
}

/** How much time a part may take: a second of compression is worth a few bytes for each reader, but not in a trial. */
const quality = Number(process.env[qualityName] ?? constants.BROTLI_MAX_QUALITY);

/**
 * Writes a part with each compression that browsers know, the smallest first, under names that no host takes for compressed.
 *
 * @param {string} folder
 * @param {string} name
 * @param {Buffer} content
 */
async function writePart(folder, name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length };
  const encodings = [
    { format: 'brotli', bytes: brotliCompressSync(content, { params }) },
    { format: 'gzip', bytes: gzipSync(content, { level: 9 }) },
  ];
  return Promise.all(
    encodings.map(async ({ format, bytes }) => {
      const file = `hashed/${name}-${hash}.${format}.bin`;
      await writeFile(path.join(folder, file), bytes);
      return { format, file, bytes: bytes.length };
    }),
  );
}
