import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: true }],
  source: { entry: { index: './src/types/index.ts' } },
  output: { distPath: { root: 'default/dist' } },
});
