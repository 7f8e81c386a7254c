import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { 'read-time': './src/cli.ts' } },
      experiments: { exe: true },
    },
  ],
});
