import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

/** What the packages are replaced by, which only a browser needs: what Node has itself. */
const replacements: Record<string, string> = {
  '@napi-rs/wasm-runtime/fs': `import fs from 'node:fs';
export { Buffer } from 'node:buffer';
const fail = () => { throw Object.assign(new Error("ENOENT: none, open '/a'"), { code: 'ENOENT' }); };
export const memfs = () => ({ fs: { ...fs, fail }, vol: {} });`,
  'create-hash/browser.js': "export { createHash as default } from 'node:crypto';",
  'events/': "export * from 'node:events'; export { default } from 'node:events';",
  'path-browserify': "import path from 'node:path'; export default { ...path.posix };",
  'querystring-es3': "export { default } from 'node:querystring';",
  'readable-stream/lib/ours/browser.js': "export { default } from 'node:stream';",
  'runtime:place': "export const place = '/node_modules';",
  'util/': "export { default } from 'node:util';",
};

// biome-ignore lint/suspicious/noExplicitAny: Each test calls what it names.
export type Exports = any;

/**
 * Loads the stand-in for a module in Node, with what a browser's packages do done by Node: so a test needs no
 * packages of the examples, and can compare with the module itself. Each call gives another instance.
 *
 * @param extra what to export besides, as source text, for the sake of a test.
 */
export async function loadStandIn(name: string, extra = ''): Promise<Exports> {
  const text = await readFile(path.join(import.meta.dirname, `${name}.ts`), 'utf8');
  const whole = text.includes('export default') ? `export { default } from './${name}.ts';` : '';
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './${name}.ts'; ${whole} ${extra}`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'replacements',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ path: request }) =>
            Object.hasOwn(replacements, request)
              ? { path: request, namespace: 'replaced' }
              : undefined,
          );
          onLoad({ filter: /./, namespace: 'replaced' }, ({ path: request }) => ({
            contents: replacements[request] ?? '',
            resolveDir: path.resolve('.'),
          }));
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? '';
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
}
