import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'default' },
    {
      id: 'minified',
      output: { distPath: 'dist/minified', minify: true },
    },
    {
      id: 'minified-files',
      bundle: false,
      source: { entry: { index: './src/index.ts' } },
      output: { distPath: 'dist/minified-files', minify: true },
    },
    { id: 'umd', format: 'umd', output: { distPath: 'dist/umd' } },
  ],
  output: { target: 'web' },
});
