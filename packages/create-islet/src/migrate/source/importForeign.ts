import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { loaderOf, messageOf, settleInTime, valueAt } from 'islet/tools';
import type { z } from 'zod';
import { RefusedError } from '../../refusedError.ts';
import { parseForeign } from './parseForeign.ts';
import { printBanner, resolver } from './runForeign.ts';

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
      'process.cwd': 'importMeta.cwd',
      'require.resolve': 'importMeta.locate',
    },
    banner: { js: printBanner(file) },
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
      const source = await readFile(file, 'utf8');
      // Names that are computed are known only when the config runs.
      const text = source.replace(/(?<![.\w$])import\(\s*(?!['"\s/])/g, 'importMeta.load(');
      const contents = `const importMeta = foreignRuntime.describeModule(${JSON.stringify(meta)});${text}`;
      return { contents, loader: loaderOf(file) };
    });
    setup.onLoad({ filter: /.*/, namespace: 'resolver' }, () => ({
      contents: resolver,
      loader: 'js',
    }));
    setup.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path: name }) => ({
      contents: `module.exports = foreignRuntime.createStandIn(${JSON.stringify(name)});`,
      loader: 'js',
    }));
  },
};
