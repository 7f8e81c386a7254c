import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { cli: './src/run.ts' } },
      banner: { js: '#!/usr/bin/env node\n/*! card-styles | MIT */' },
      output: { distPath: 'dist/both' },
    },
  ],
});
