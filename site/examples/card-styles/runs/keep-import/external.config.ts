import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { distPath: 'dist/external' } }],
  source: {
    entry: { index: './src/index.ts', base: './src/base.css' },
  },
  output: { target: 'web', externals: ['./base.css'] },
});
