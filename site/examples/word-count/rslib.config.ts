import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    // #region engines
    { source: { entry: { index: './src/index.ts' } } },
    // #endregion
    {
      syntax: 'esnext',
      source: { entry: { mode: './src/mode.ts' } },
    },
    {
      format: 'cjs',
      syntax: 'esnext',
      source: { entry: { mode: './src/mode.ts' } },
    },
    {
      syntax: 'esnext',
      source: { entry: { wait: './src/wait.ts' } },
    },
    {
      syntax: 'esnext',
      source: { entry: { wait: './src/wait.ts' } },
      output: { target: 'web', distPath: { root: 'dist/web' } },
    },
    {
      syntax: 'esnext',
      source: { entry: { words: './src/words.ts' } },
    },
    {
      syntax: 'esnext',
      source: { entry: { folder: './src/folder.ts' } },
    },
    {
      syntax: 'esnext',
      source: { entry: { kept: './src/kept.ts' } },
    },
    {
      syntax: 'es2023',
      source: { entry: { style: './src/style.ts' } },
      output: { target: 'web', distPath: { root: 'dist/es2023' } },
    },
    {
      syntax: 'es2024',
      source: { entry: { style: './src/style.ts' } },
      output: { target: 'web', distPath: { root: 'dist/es2024' } },
    },
    {
      bundle: false,
      dts: true,
      outBase: './src',
      syntax: 'esnext',
      source: { entry: { index: ['./src/types/index.ts', './src/types/count.ts'] } },
    },
    // #region wasm
    {
      bundle: false,
      syntax: 'esnext',
      source: { entry: { index: './src/wasm/*' } },
      output: { distPath: { root: 'dist/wasm' } },
    },
    // #endregion
  ],
});
