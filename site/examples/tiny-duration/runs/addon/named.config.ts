import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { distPath: 'dist/named' } }],
  source: { entry: { index: './src/named.ts' } },
});
