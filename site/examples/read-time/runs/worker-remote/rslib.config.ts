import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      plugins: [
        pluginModuleFederation({
          name: 'read_time',
          exposes: { './start': './src/start.ts' },
          dts: false,
        }),
      ],
    },
  ],
  source: { entry: { start: './src/start.ts' } },
});
