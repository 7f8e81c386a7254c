import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundle', format: 'cjs', source: { entry: { index: './src/index.ts' } } },
    {
      id: 'files',
      format: 'cjs',
      bundle: false,
      source: { entry: { index: ['./src/index.ts', './src/units.ts'] } },
      output: { distPath: 'dist/files' },
    },
  ],
  output: { externals: ['tiny-clock'] },
});
