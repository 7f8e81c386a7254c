import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileEngine, engineCache } from '../modules/compileEngine.mjs';

/**
 * Runs `main` of an engine module and sets the exit code. The engine is TypeScript, so it is compiled first
 * if its sources have changed.
 *
 * @param {string} entry one of the entries of `compileEngine`
 */
export async function runCompiled(entry) {
  process.setSourceMapsEnabled(true);
  try {
    const compiled = await compileEngine();
    if (compiled.isRestored) {
      console.error(
        `The compiled engine in ${engineCache} was damaged and has been compiled again.`,
      );
    }
    if (compiled.failure !== null) {
      console.error(
        `Cannot cache the compiled engine in ${engineCache}, so every command compiles it again: ${describe(compiled.failure)}`,
      );
    }
    const { main } = await import(pathToFileURL(path.join(compiled.path, `${entry}.mjs`)).href);
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const code = error instanceof Error && 'code' in error && error.code;
    const isMissing = code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw error;
    console.error(
      `Dependencies are not installed. Run \`npm start\` or \`npm ci\`.\n${describe(error)}`,
    );
    process.exitCode = 1;
  }
}

/** @param {unknown} error */
const describe = (error) => (error instanceof Error ? error.message : String(error));
