import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs', output: { distPath: 'dist/cjs' } },
    {
      bundle: false,
      format: 'cjs',
      output: { distPath: 'dist/cjs-files' },
      source: { entry: { index: ['./src/index.ts', './src/clock.node'] } },
    },
    {
      output: { distPath: 'dist/required' },
      source: { entry: { index: './src/required.ts' } },
    },
  ],
});
