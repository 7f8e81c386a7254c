import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { runPatiently, runWithin } from '../../page/source/runWithin.ts';
import { isInside } from '../../support/files/isInside.ts';
import type { ServerRuntime } from '../runtime/serverRuntime.tsx';

/**
 * React recognizes a stack overflow by its message, assumes a deep tree, and continues with an empty
 * stack. Endless recursion then uses up all memory or is silently cut off. Replacing the message that
 * React looks for makes an overflow an error like any other.
 * https://github.com/react/react/pull/30419
 */
const retriedMessage = '"Maximum call stack size exceeded" ===';
const unknownMessage = '"An overflow that may be retried" ===';

/** The `process` that the site's code sees, without `exit`, which would also end the dev server. */
export const lastingProcess = new Proxy(process, {
  get: (target, key) => (key === 'exit' ? refuseExit : Reflect.get(target, key)),
});

function refuseExit(): never {
  throw new Error('`process.exit` was called; throw an error instead');
}

/**
 * Runs the server bundle, a CommonJS file at an absolute path, and returns its runtime. Each call runs it
 * again. It is not imported, because Node never frees imported modules; this way, old bundles are
 * garbage-collected. Rejects with what the theme throws, or if it is not done after `longest` milliseconds.
 */
export async function loadServerBundle(file: string, longest: number): Promise<ServerRuntime> {
  const run = vm.compileFunction(
    (await readFile(file, 'utf8')).replaceAll(retriedMessage, unknownMessage),
    ['exports', 'require', 'module', '__filename', '__dirname', 'process'],
    { filename: file, importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
  );
  const module: { exports: unknown } = { exports: {} };
  await runPatiently(longest, (milliseconds) => {
    // This is a second attempt if the first was stopped.
    module.exports = {};
    const require = createFreshRequire(file);
    runWithin(milliseconds, () =>
      run(module.exports, require, module, file, path.dirname(file), lastingProcess),
    );
  });
  // If the theme has top-level `await`, the exports are a promise.
  const { runtime } = (await module.exports) as { runtime: Promise<ServerRuntime> };
  return runtime;
}

/**
 * Creates the `require` of a bundle. Node keeps every module, but the parts that a bundle requires when its code
 * calls `import()` are written again with it.
 */
function createFreshRequire(file: string): NodeJS.Require {
  const require = createRequire(file);
  for (const loaded of Object.keys(require.cache)) {
    if (isInside(path.dirname(file), loaded)) delete require.cache[loaded];
  }
  return require;
}
