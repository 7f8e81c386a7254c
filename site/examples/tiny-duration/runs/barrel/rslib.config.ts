import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundle', source: { entry: { index: './src/index.ts' } } },
    {
      id: 'files',
      bundle: false,
      source: { entry: { index: './src/*.ts' } },
      output: { distPath: 'dist/files' },
    },
  ],
});
