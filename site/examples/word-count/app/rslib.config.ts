import { defineConfig } from '@rslib/core';

// Bundles what the package emitted, as an app does.
export default defineConfig({
  lib: [{ autoExternal: false, syntax: 'esnext' }],
  source: { entry: { app: './dist/wait.js' } },
  output: { distPath: { root: 'dist/app' } },
});
