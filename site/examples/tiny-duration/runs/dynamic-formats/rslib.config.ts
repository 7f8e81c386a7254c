import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: 'dist/esm' } },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    { format: 'umd', umdName: 'TinyDuration', output: { distPath: 'dist/umd' } },
    {
      format: 'iife',
      source: { entry: { index: './src/script.ts' } },
      output: { distPath: 'dist/iife' },
    },
  ],
  source: { entry: { index: './src/index.ts' } },
  output: { target: 'web' },
});
