import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', output: { distPath: 'dist/mode' } }],
  source: { entry: { index: './src/mode.ts' } },
});
