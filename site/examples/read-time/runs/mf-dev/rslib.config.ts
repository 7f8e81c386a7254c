import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      output: { distPath: 'dist/mf', assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          name: 'read_time',
          exposes: { '.': './src/index.ts' },
          dts: false,
        }),
      ],
    },
  ],
  server: { port: 0 },
});
