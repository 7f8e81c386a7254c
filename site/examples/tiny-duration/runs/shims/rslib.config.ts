import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ shims: { esm: { __dirname: true, require: true } } }],
  source: {
    entry: {
      settings: './src/settings.ts',
      load: './src/load.ts',
    },
  },
});
