import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: { bundle: true }, output: { distPath: 'dist/default' } },
    {
      dts: { bundle: { bundledPackages: ['typed-bus', 'bus-clock'] } },
      output: { distPath: 'dist/both' },
    },
  ],
});
