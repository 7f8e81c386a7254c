import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'mf',
      output: { distPath: 'dist/mf', assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          name: 'tiny_duration',
          exposes: { '.': './src/index.ts' },
        }),
      ],
    },
  ],
  server: { port: 3101 },
});
