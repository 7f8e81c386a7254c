import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: { entry: { index: './src/index.ts', load: './src/load.ts' } },
});
