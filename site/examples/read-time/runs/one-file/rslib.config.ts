import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { entry: { cli: './src/cli.ts' } },
  output: { autoExternal: false, minify: true },
});
