import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { loaderOf, messageOf, settleInTime, valueAt } from 'islet/tools';
import type { z } from 'zod';
import { RefusedError } from '../../refusedError.ts';
import { parseForeign } from './parseForeign.ts';

/** Longest time that a config may take, in milliseconds. */
const longestImport = 30_000;

/**
 * Imports a config of another engine without the packages that it imports, and gives its default export; a function
 * is called. Packages are replaced by stand-ins: one that defines a config gives back its argument, and everything
 * else is a function that does nothing, whose results say what it was called with (see `readCalls`). Rejects with a `RefusedError` if the config is not valid or throws, or if the
 * schema doesn't allow what it exports.
 */
export async function importForeign<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  try {
    const exported = await evaluate(file);
    return parseForeign(schema, exported, { place: `\`${file}\``, subject: 'The default export' });
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    const [text = ''] = messageOf(error)
      .replace(/^Build failed[^\n]*\n/, '')
      .split('\n', 1);
    throw new RefusedError(`\`${file}\` cannot be loaded: ${text.replace(/[.\s]*$/, '')}.`);
  }
}

async function evaluate(file: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    define: {
      __dirname: 'importMeta.dirname',
      __filename: 'importMeta.filename',
      'import.meta.url': 'importMeta.url',
      'import.meta.dirname': 'importMeta.dirname',
      'import.meta.filename': 'importMeta.filename',
      'import.meta.resolve': 'importMeta.resolve',
    },
    banner: { js: 'const require = { resolve: (name) => name };' },
    plugins: [standIns],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  const run = async (): Promise<unknown> => {
    const namespace: unknown = await import(`data:text/javascript;base64,${code}`);
    const exported = valueAt(namespace, ['default']);
    return typeof exported === 'function' ? exported({}, {}) : exported;
  };
  return settleInTime(run, { name: path.basename(file), limit: longestImport });
}

const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

const standIns: Plugin = {
  name: 'stand-ins',
  setup(setup) {
    setup.onResolve({ filter: /.*/ }, async ({ path: name, kind, pluginData, ...from }) => {
      if (kind === 'entry-point' || pluginData === standIns) return undefined;
      if (/^(?:node:)?module$/.test(name) && from.namespace === 'file')
        return { path: name, namespace: 'resolver' };
      if (builtins.has(name)) return { path: name, external: true };
      const isPath = /^(?:\.{1,2}(?:\/|$)|\/)/.test(name);
      if (kind === 'require-resolve') {
        const { resolveDir } = from;
        return { path: isPath ? path.resolve(resolveDir, name) : name, external: true };
      }
      const { importer, resolveDir, with: attributes } = from;
      const found = isPath
        ? await setup.resolve(name, {
            importer,
            kind,
            resolveDir,
            with: attributes,
            pluginData: standIns,
          })
        : null;
      if (found && found.errors.length === 0 && /\.(?:[cm]?[jt]sx?|json)$/.test(found.path)) {
        return { path: found.path };
      }
      return { path: name, namespace: 'stand-in' };
    });
    setup.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path: file }) => {
      const meta = {
        url: pathToFileURL(file).href,
        filename: file,
        dirname: path.dirname(file),
      };
      const text = await readFile(file, 'utf8');
      const resolve = `(name) => /^\\.{0,2}\\//.test(name) ? new URL(name, importMeta.url).href : name`;
      const contents = `const importMeta = { ...${JSON.stringify(meta)}, resolve: ${resolve} };${text}`;
      return { contents, loader: loaderOf(file) };
    });
    setup.onLoad({ filter: /.*/, namespace: 'resolver' }, () => ({
      contents: resolver,
      loader: 'js',
    }));
    setup.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path: name }) => ({
      contents: `module.exports = (${createStandIn})(${JSON.stringify(name)});`,
      loader: 'js',
    }));
  },
};

/** Runs in the config: a package of any shape. What its functions return names it, and what it got. */
const createStandIn = `(name) => {
  const isDefining = (key) => /^(?:define|merge|extend|with)[A-Z]/.test(key);
  const known = { then: undefined, __esModule: undefined, toJSON: undefined, length: 0 };
  const resultOf = (args) => new Proxy(function () {}, {
    get: (_, key) =>
      args !== null && key === 'package' ? name :
      args !== null && key === 'options' ? args[0] :
      key === Symbol.toPrimitive ? () => '' :
      key === Symbol.iterator ? () => [][Symbol.iterator]() :
      key in known || typeof key === 'symbol' ? known[key] : nothing,
    apply: (_, __, inner) => resultOf(inner),
    construct: (_, inner) => resultOf(inner),
  });
  const nothing = resultOf(null);
  const call = (...args) => resultOf(args);
  const get = (_, key) =>
    key === 'default' ? call :
    isDefining(String(key)) ? (...configs) => configs.find((one) => typeof one === 'object' || typeof one === 'function') :
    key in known || typeof key === 'symbol' ? known[key] : nothing;
  const exported = Object.setPrototypeOf(call, new Proxy({}, { get }));
  return exported;
}`;

/** Runs in the config in place of `node:module`: what isn't installed has its own name as its path. */
const resolver = `
import * as real from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
export * from 'node:module';
const standIn = ${createStandIn};
const attempt = (run, instead) => { try { return run(); } catch { return instead(); } };
export const createRequire = (from) => {
  const load = real.createRequire(from);
  const folder = path.dirname(/^file:/.test(String(from)) ? fileURLToPath(from) : String(from));
  const locate = (name) => (/^\\.{1,2}\\//.test(name) ? path.resolve(folder, name) : name);
  return Object.assign((name) => attempt(() => load(name), () => standIn(name)), {
    resolve: (name) => attempt(() => load.resolve(name), () => locate(name)),
  });
};
export default { ...real.default, createRequire };
`;
