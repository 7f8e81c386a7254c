import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { distPath: 'dist/without' } }],
  source: {
    entry: {
      settings: './src/settings.ts',
      load: './src/load.ts',
    },
  },
});
