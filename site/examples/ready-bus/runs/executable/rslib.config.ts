import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', autoExternal: false, experiments: { exe: true } }],
  source: {
    entry: { 'ready-bus': './src/cli.ts' },
    define: { __VERSION__: '"1.0.0"' },
  },
});
