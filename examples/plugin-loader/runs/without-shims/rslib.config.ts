import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    entry: {
      settings: './src/settings.ts',
      load: './src/load.ts',
    },
  },
});
