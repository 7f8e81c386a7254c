import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

const compiled = path.join(root, 'node_modules', '.cache', 'proof');

try {
  await ensureInstalled();
  await ensureInstalled('examples');
  const { build, stop } = await import('esbuild');
  await build({
    // The others name the code that decides an outcome; see readVersions.
    entryPoints: ['main', 'exampleCheck', 'computeExplorer'].map((name) =>
      path.join(root, 'site', 'proof', `${name}.ts`),
    ),
    outdir: compiled,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    logLevel: 'warning',
    plugins: [{ name: 'packages', setup: keepPackages }],
  });
  stop();
  const { main } = await import(pathToFileURL(path.join(compiled, 'main.mjs')).href);
  process.exitCode = await main(root, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/**
 * Leaves packages where npm put them; our own are sources.
 *
 * @param {import('esbuild').PluginBuild} build
 */
function keepPackages(build) {
  build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
    kind === 'entry-point' || name.startsWith('@docs/') ? null : { path: name, external: true },
  );
}
