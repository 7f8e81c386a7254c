import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: { tsgo: true } }],
  source: { entry: { index: './src/types/index.ts' } },
  output: { distPath: { root: 'dist/native' } },
});
