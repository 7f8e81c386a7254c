import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { distPath: 'dist/quiet' },
  performance: { removeConsole: ['log'], printFileSize: false },
});
