import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: 'es6',
      dts: { bundle: true, distPath: 'dist/types' },
      output: { distPath: 'dist/es', filename: { js: '[name].js' } },
    },
    {
      format: 'cjs',
      syntax: 'es6',
      output: { distPath: 'dist/lib' },
    },
  ],
});
