import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import type { ServerRuntime } from './serverRuntime.tsx';

/**
 * React takes an overflow of the stack, known by its message, for a deep tree, and goes on where it was
 * with an empty stack. What has no end then takes all memory, or is cut off without a word. With another
 * message in its place, an overflow is an error like any other.
 * https://github.com/react/react/pull/30419
 */
const retriedMessage = '"Maximum call stack size exceeded" ===';
const unknownMessage = '"An overflow that may be retried" ===';

/** What code of the site sees as `process`: to exit would end all other pages and the dev server too. */
export const lastingProcess = new Proxy(process, {
  get: (target, key) => (key === 'exit' ? refuseExit : Reflect.get(target, key)),
});

function refuseExit(): never {
  throw new Error('`process.exit` was called; throw an error instead');
}

/**
 * Runs the server bundle, a CommonJS file at an absolute path, and gives what it exports. Each call
 * runs it again. Node never frees what it has imported, so nothing is imported here: a bundle that no one
 * refers to any more is garbage. Rejects with what the theme throws.
 */
export async function loadServerBundle(file: string): Promise<ServerRuntime> {
  const run = vm.compileFunction(
    (await readFile(file, 'utf8')).replaceAll(retriedMessage, unknownMessage),
    ['exports', 'require', 'module', '__filename', '__dirname', 'process'],
    { filename: file, importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
  );
  const module: { exports: unknown } = { exports: {} };
  run(module.exports, createRequire(file), module, file, path.dirname(file), lastingProcess);
  // With top-level `await` in the theme, the exports are a promise.
  const { runtime } = (await module.exports) as { runtime: Promise<ServerRuntime> };
  return runtime;
}
