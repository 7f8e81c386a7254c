import { fileURLToPath } from 'node:url';
import { rspack } from '@rsbuild/core';
import { buildSync } from 'esbuild';

/** The inline script of a document. The package contains the results (`rslib.config.mjs`), not this code. */
export const earlyScript = compileCalls({ prepareDocument: 'early/prepareDocument' });

/** The inline script of a document with tabs. */
export const earlyScriptWithTabs = compileCalls({
  prepareDocument: 'early/prepareDocument',
  restoreTabsEarly: 'early/restoreTabsEarly',
});

/** A further inline script of documents with anchors that moved to another page. */
export const leadOnScript = compileCalls({ leadOn: 'early/leadOn' });

/** The script and the service worker of isolated pages, where hosts send no headers. */
export const isolationScript = compileCalls({ startIsolation: 'isolation/startIsolation' });

/** The script that all documents load in dev before any other. */
export const rescueScript = compileCalls({ rescuePage: 'dev/rescuePage' });

/**
 * Compiles calls of functions of the browser's code to a small script: esbuild adds what the functions import, and SWC
 * minifies it. Unlike esbuild, it puts functions that are called once where they are called.
 *
 * @param {Record<string, string>} functions Names, and their modules: paths below `client`, without extension.
 */
function compileCalls(functions) {
  const calls = Object.entries(functions).map(
    ([name, module]) => `import { ${name} } from './${module}'; ${name}();`,
  );
  const [output] = buildSync({
    stdin: {
      contents: calls.join('\n'),
      resolveDir: fileURLToPath(new URL('../../../client', import.meta.url)),
    },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    // Strict mode, which it would ask for, is of no use to compiled code.
    tsconfigRaw: {},
    write: false,
  }).outputFiles;
  return rspack.experiments.swc.minifySync(output?.text ?? '').code;
}
