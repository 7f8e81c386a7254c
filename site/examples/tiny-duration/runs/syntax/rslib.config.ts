import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { syntax: 'es2022' },
    {
      syntax: 'es5',
      output: { distPath: 'dist/es5' },
    },
  ],
});
