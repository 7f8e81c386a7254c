import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: ['Acme', '[name]'],
      source: {
        entry: { format: './src/format.ts', parse: './src/parse.ts' },
      },
      output: { target: 'web', distPath: 'dist/entries' },
    },
  ],
});
