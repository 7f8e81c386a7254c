import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/default' } },
    { output: { distPath: 'dist/true', minify: true } },
    { output: { distPath: 'dist/false', minify: false } },
  ],
});
