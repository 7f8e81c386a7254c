import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: { entry: { here: './src/here.ts' } },
});
