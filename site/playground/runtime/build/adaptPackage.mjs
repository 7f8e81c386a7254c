import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { applyPatches } from './patches.mjs';

const nodeModule = fileURLToPath(new URL('../standIns/nodeModule.ts', import.meta.url));
const loader = fileURLToPath(new URL('../worker/loadModule.ts', import.meta.url));

/** Made for browsers: it finds its files by their address. */
const binding = '@rspack/binding-wasm32-wasi/';

/** Imports whose address is computed: `import(` before anything but a string, which is no method of that name. */
const computedImport = /(?<![.\w'"$])import\((?=\s*[a-zA-Z_$`])(?![\s\w$,]*\)\s*\{)/g;

/**
 * The text of a module of a package as it is bundled: where it is, in the file system of the worker, is known
 * when it is bundled, and computed imports load what is bundled too, or run a file.
 *
 * @param {string} text
 * @param {{ file: string; place: string; isModule: boolean }} where `file` is its path below `node_modules`, which is at
 *   `place`; whether it has the syntax of ES modules
 */
export function adaptPackage(text, { file, place, isModule }) {
  // As if the project had installed it: its own files are beside it.
  const at = `${place}/${file.replace(/^@microsoft\/api-extractor\/node_modules\//, '')}`;
  let code = applyPatches(file, text);
  const meta = { url: `file://${at}`, dirname: path.posix.dirname(at), filename: at };
  if (!file.startsWith(binding) && /import\.meta\.(?:url|dirname|filename)/.test(code)) {
    const define = Object.fromEntries(
      Object.entries(meta).map(([name, value]) => [`import.meta.${name}`, JSON.stringify(value)]),
    );
    code = transformSync(code, { target: 'esnext', define }).code;
  }
  const local = code.replace(computedImport, '__importModule(');
  if (local !== code)
    code = isModule
      ? `import { importModule as __importModule } from ${JSON.stringify(loader)};\n${local}`
      : `var __importModule = require(${JSON.stringify(loader)}).importModule;${local}`;
  if (!isModule && /\brequire\.resolve\b/.test(code))
    code = `var __requireHere = require(${JSON.stringify(nodeModule)}).createRequire(${JSON.stringify(at)});${code.replace(/\brequire\.resolve\b/g, '__requireHere.resolve')}`;
  if (!isModule && /\b__(?:dirname|filename)\b/.test(code))
    code = `var __dirname = ${JSON.stringify(meta.dirname)}, __filename = ${JSON.stringify(at)};${code}`;
  return code;
}
