import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }, { format: 'umd', umdName: 'readTime' }],
  output: { autoExternal: false, distPath: 'dist/formats' },
  splitChunks: { preset: 'per-package' },
});
