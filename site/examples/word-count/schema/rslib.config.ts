import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'esnext' }],
  source: {
    entry: {
      schema: './src/schema.ts',
      lists: './src/lists/folder.ts',
    },
  },
  output: { distPath: { root: 'dist/schema' } },
});
