import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileModules } from './compileModules.mjs';

/** Absolute path of the engine's sources. */
const engine = fileURLToPath(new URL('..', import.meta.url));

/** Absolute path of the cache folder of the compiled engine. */
export const engineCache = path.join(engine, '../../node_modules/.cache/engine');

/**
 * Compiles the engine and its libraries into a few files, which Node starts three times as fast as the
 * sources.
 */
export function compileEngine() {
  const require = createRequire(import.meta.url);
  const { dependencies } = require('../../../package.json');
  return compileModules({
    entries: {
      main: path.join(engine, 'cli/main.ts'),
      runBuildThread: path.join(engine, 'build/runBuildThread.ts'),
      searchServer: path.join(engine, '../search/server/main.ts'),
    },
    folder: engineCache,
    options: {
      // CommonJS libraries call `require` for Node's built-in modules.
      banner: {
        // The versions of packages that are loaded at run time must change the content hash too.
        js: `// ${JSON.stringify(dependencies)}\nimport{createRequire as requireFor}from'node:module';const require=requireFor(import.meta.url);`,
      },
      chunkNames: 'chunk-[hash]',
      // These packages start their own binaries.
      external: ['@rsbuild/*', 'esbuild'],
      splitting: true,
    },
    inputs: [fileURLToPath(import.meta.url), require.resolve('esbuild/package.json')],
  });
}
