import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      output: { distPath: 'dist/cjs', externals: ['react'] },
    },
  ],
  source: { entry: { badge: './src/Badge.tsx' } },
  resolve: { alias: { '@': './src' } },
  output: { target: 'web', filename: { js: '[name].cjs' } },
});
