import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { cli: './src/cli.ts' } },
      banner: { js: '/*! card-styles | MIT */' },
    },
  ],
});
