import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { cli: './src/run.ts' } },
      banner: { js: 'card-styles 1.2.0' },
      output: { distPath: 'dist/bare' },
    },
  ],
});
