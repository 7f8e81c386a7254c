import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      autoExtension: false,
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'cjs',
      autoExtension: false,
      output: { distPath: 'dist/cjs' },
    },
  ],
});
