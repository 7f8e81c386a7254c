import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false, wasm: { mode: 'compile' } }],
  source: { entry: { index: './src/index.ts' } },
  output: { distPath: 'dist/compile' },
});
