import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'compiler', dts: true },
    {
      id: 'isolated',
      dts: { isolated: true },
      output: { distPath: 'dist/isolated' },
    },
  ],
  source: { entry: { index: './src/units.ts' } },
});
