import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      source: { entry: { 'read-time': './src/cli.ts' } },
      experiments: { exe: { targets: [process.execPath], seaOptions: { useCodeCache: true } } },
    },
  ],
});
