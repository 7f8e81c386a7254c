import { place } from 'runtime:place';
import fs from '../standIns/nodeFs.ts';
import path from '../standIns/nodePath.ts';
import { compileModule } from './compileModule.ts';
import { getNamed, isBundled, isNamed, loadBundled } from './moduleRegistry.ts';
import { resolveRequest } from './resolveRequest.ts';

interface LoadedModule {
  exports: unknown;
}

/** Modules of a project by path; a build begins with none, since their text may have changed. */
const loaded = new Map<string, LoadedModule>();

export const forgetModules = (): void => loaded.clear();

/** What `require` gives for a request of a module. Throws if it isn't there, or was not downloaded. */
export function requireModule(request: string, from: string): unknown {
  if (isNamed(request)) return getNamed(request);
  const file = resolveRequest(request, from);
  if (isBundled(file)) return requireBundled(file);
  return runFile(file);
}

/** What `import()` gives for an address or a request of a module. */
export async function importModule(request: unknown, from = `${place}/index.js`): Promise<unknown> {
  const id = String(request).replace(/\?(?:t=\d+|import)$/, '');
  if (isNamed(id)) return toNamespace(getNamed(id));
  const file = resolveRequest(id, from, 'import');
  if (isBundled(file)) return toNamespace(await loadBundled(file));
  const exports = runFile(file);
  return isCompiled(exports) ? asNamespace(exports) : toNamespace(exports);
}

function requireBundled(file: string): unknown {
  const exports = loadBundled(file);
  if (exports instanceof Promise) throw new Error(`${file} has not been downloaded.`);
  return exports;
}

/** Runs a file that isn't in the bundle: the config of a reader, what it imports, or a plugin of PostCSS. */
function runFile(file: string): unknown {
  const known = loaded.get(file);
  if (known) return known.exports;
  const text = fs.readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.parse(text);
  const module: LoadedModule = { exports: {} };
  loaded.set(file, module);
  const require = Object.assign((id: string) => requireModule(id, file), {
    resolve: (id: string) => resolveRequest(id, file),
    import: (id: string) => importModule(id, file),
  });
  compileModule(text, file)(require, module, module.exports, file, path.dirname(file));
  return module.exports;
}

const isCompiled = (exports: unknown): exports is object => Boolean(Object(exports).__esModule);

/** As a namespace, which inherits nothing: printing it fails where it does in Node. */
const asNamespace = (exports: object): unknown =>
  Object.create(null, {
    ...Object.getOwnPropertyDescriptors(exports),
    [Symbol.toStringTag]: { value: 'Module' },
  });

/** The namespace of a module: of CommonJS, its exports are also the default one. */
function toNamespace(exports: unknown): unknown {
  const names: Record<string, unknown> = Object(exports);
  if (names.__esModule || names[Symbol.toStringTag as never] === 'Module') return exports;
  return { ...names, default: exports };
}
