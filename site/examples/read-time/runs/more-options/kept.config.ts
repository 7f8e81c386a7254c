import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: 'dist/kept', minify: false },
  performance: { removeConsole: ['log'] },
});
