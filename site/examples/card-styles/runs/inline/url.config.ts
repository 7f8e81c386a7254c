import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', output: { distPath: 'dist/url' } }],
  source: { entry: { index: './src/link.ts' } },
  output: { target: 'web' },
});
