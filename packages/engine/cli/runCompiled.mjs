import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileEngine } from '../modules/compileEngine.mjs';

/**
 * Runs `main` of a module of the engine, which is TypeScript and is compiled when its sources have
 * changed, and sets the exit code.
 *
 * @param {string} entry one of the entries of `compileEngine`
 */
export async function runCompiled(entry) {
  process.setSourceMapsEnabled(true);
  try {
    const engine = await compileEngine();
    const { main } = await import(pathToFileURL(path.join(engine, `${entry}.mjs`)).href);
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const code = error instanceof Error && 'code' in error && error.code;
    if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error(`Packages are missing: run \`npm start\` once, or \`npm ci\`.\n${error}`);
    process.exitCode = 1;
  }
}
