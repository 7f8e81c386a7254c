import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { cli: './src/run.ts' } },
      banner: { js: 'tiny-card 1.2.0' },
      output: { distPath: 'dist/bare' },
    },
  ],
});
