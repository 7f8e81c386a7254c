import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/**
 * Compiles TypeScript modules of a folder, each with all our modules that it imports, and imports the first.
 * They are cached as `node_modules/.cache/<name>/<module>.mjs`.
 *
 * Node 20: later versions run TypeScript, so they can import the modules as they are.
 *
 * @param {string} name
 * @param {string} folder Path below the root of the repository, with `/`.
 * @param {string[]} modules
 */
export async function importCompiled(name, folder, modules) {
  const outdir = path.join(root, 'node_modules', '.cache', name);
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: modules.map((module) => path.join(root, folder, `${module}.ts`)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['islet-source'],
    sourcemap: 'linked',
    logLevel: 'warning',
    define: { 'import.meta.url': 'ownUrl' },
    plugins: [
      { name: 'packages', setup: keepPackages },
      { name: 'urls', setup: keepUrls },
    ],
  });
  stop();
  return import(pathToFileURL(path.join(outdir, `${modules[0]}.mjs`)).href);
}

/**
 * Leaves packages where npm put them; our own are sources.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function keepPackages(build) {
  build.onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
    kind === 'entry-point' || /^islet(?:-prove)?(?:\/|$)/.test(name)
      ? null
      : { path: name, external: true },
  );
}

/**
 * Tells each file its own location, instead of that of the compiled one.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function keepUrls(build) {
  build.onLoad({ filter: /\.m?[jt]sx?$/ }, async ({ path: file }) => {
    const text = await readFile(file, 'utf8');
    if (!text.includes('import.meta.url')) return null;
    const url = JSON.stringify(pathToFileURL(file).href);
    // On the first line, so that line numbers don't change.
    return {
      contents: `const ownUrl = ${url};${text}`,
      loader: /ts/.test(path.extname(file)) ? 'ts' : 'js',
    };
  });
}
