import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: { entry: { inline: './src/inline.ts' } },
  output: { target: 'web', distPath: 'dist/inline-cjs' },
});
