import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { bundle: false, output: { distPath: 'dist/files' } }],
  resolve: {
    alias: { '~': './src', ms: './src/ms.ts', mitt: './src/mitt.ts' },
  },
});
