import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    // #region syntax
    {
      syntax: 'esnext',
      source: { entry: { index: './src/index.ts' } },
    },
    // #endregion
    // #region define
    {
      format: 'cjs',
      syntax: 'esnext',
      source: {
        entry: { mode: './src/mode.ts' },
        define: {
          'import.meta.env.MODE': JSON.stringify('production'),
          'process.env.BASE_URL': JSON.stringify('/'),
        },
      },
    },
    // #endregion
    // #region import
    {
      syntax: 'esnext',
      source: { entry: { wait: './src/wait.ts' } },
      output: { target: 'web', externals: { ms: 'module-import ms' } },
    },
    // #endregion
    // #region url
    {
      syntax: 'esnext',
      source: { entry: { schema: './src/schema.ts' } },
      tools: {
        bundlerChain(chain) {
          chain.module.rule('rslib:new-url').parser({ url: false });
        },
      },
    },
    // #endregion
    // #region worker
    {
      syntax: 'esnext',
      source: { entry: { start: './src/start-direct.ts' } },
      output: { target: 'web', distPath: { root: 'fixed/dist/worker' } },
    },
    // #endregion
    // #region wasm
    {
      bundle: false,
      syntax: 'esnext',
      wasm: { mode: 'compile' },
      source: { entry: { index: './src/wasm/*' } },
      output: { distPath: { root: 'fixed/dist/wasm' } },
    },
    // #endregion
    // #region app
    {
      syntax: 'esnext',
      source: { entry: { app: './dist/wait.js' } },
      output: { autoExternal: false },
      tools: {
        rspack: { module: { parser: { javascript: { createRequire: true } } } },
      },
    },
    // #endregion
    {
      syntax: 'es2022',
      source: { entry: { style: './src/style.ts' } },
      output: { target: 'web', distPath: { root: 'fixed/dist/es2022' } },
    },
    {
      syntax: 'esnext',
      source: { entry: { style: './src/style.ts' } },
      output: { target: 'web', distPath: { root: 'fixed/dist/esnext' } },
    },
    // #region imports
    {
      syntax: 'esnext',
      source: { entry: { wait: './src/wait.ts' } },
      output: { target: 'web', distPath: { root: 'fixed/dist/all' } },
      tools: { rspack: { externalsType: 'module-import' } },
    },
    // #endregion
  ],
  output: { distPath: { root: 'fixed/dist' } },
});
