import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ autoExternal: true }],
  output: { distPath: 'dist/warnings' },
  logLevel: 'warn',
});
