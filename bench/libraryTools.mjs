/** The configs with which each tool builds the same library; `dts` asks for declaration files too. */

/**
 * A tool that builds libraries. `bin` is its program below `node_modules`.
 *
 * @typedef {{
 *   name: string,
 *   package: string,
 *   bin: string,
 *   args: string[],
 *   file: string,
 *   config(dts: boolean): string | null,
 * }} LibraryTool
 */

const entry = "'src/index.ts'";

/**
 * All build ES modules and CommonJS, except `tsc`, which builds one format at a time. A config is null for what a tool
 * can't do without another package.
 *
 * @type {LibraryTool[]}
 */
export const libraryTools = [
  {
    name: 'Rslib',
    package: '@rslib/core',
    bin: '@rslib/core/bin/rslib.js',
    args: [],
    file: 'rslib.config.mjs',
    // With TypeScript 7, two formats in one directory delete each other's declaration files.
    config: (dts) => `export default {
  lib: ['esm', 'cjs'].map((format) => ({ format, dts: ${dts}, output: { distPath: 'dist/' + format } })),
  source: { entry: { index: './src/index.ts' } },
};`,
  },
  {
    name: 'tsdown',
    package: 'tsdown',
    bin: 'tsdown/dist/run.mjs',
    args: [],
    file: 'tsdown.config.mjs',
    config: (dts) => `export default { entry: ${entry}, format: ['esm', 'cjs'], dts: ${dts} };`,
  },
  {
    name: 'tsup',
    package: 'tsup',
    bin: 'tsup/dist/cli-default.js',
    args: [],
    file: 'tsup.config.mjs',
    config: (dts) =>
      dts ? null : `export default { entry: [${entry}], format: ['esm', 'cjs'], clean: true };`,
  },
  {
    name: 'Vite',
    package: 'vite',
    bin: 'vite/bin/vite.js',
    args: ['build'],
    file: 'vite.config.mjs',
    config: (dts) =>
      dts
        ? null
        : `export default { build: { lib: { entry: ${entry}, formats: ['es', 'cjs'] }, minify: false } };`,
  },
  {
    name: 'Rollup',
    package: 'rollup',
    bin: 'rollup/dist/bin/rollup',
    args: ['--config'],
    file: 'rollup.config.mjs',
    config: (dts) =>
      dts
        ? null
        : `import { nodeResolve } from '@rollup/plugin-node-resolve';
import esbuild from 'rollup-plugin-esbuild';
export default {
  input: ${entry},
  output: [{ dir: 'dist', format: 'es' }, { dir: 'dist', format: 'cjs', entryFileNames: '[name].cjs' }],
  plugins: [nodeResolve({ extensions: ['.ts'] }), esbuild()],
};`,
  },
  {
    name: 'tsc',
    package: 'typescript',
    bin: 'typescript/bin/tsc',
    args: ['-p', 'tsc.json'],
    file: 'tsc.json',
    config: (dts) =>
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { noEmit: false, outDir: 'dist', declaration: dts, noCheck: !dts },
      }),
  },
];
