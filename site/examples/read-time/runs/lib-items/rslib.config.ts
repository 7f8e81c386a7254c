import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', syntax: 'es2022' },
    { format: 'esm', syntax: 'es2015', output: { distPath: 'dist/legacy' } },
    { id: 'node', format: 'cjs' },
  ],
});
