import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    {
      format: 'mf',
      output: { distPath: 'dist/mf', assetPrefix: 'auto', minify: true },
      plugins: [
        pluginModuleFederation({
          name: 'tiny_duration',
          exposes: { '.': './src/index.ts' },
        }),
      ],
    },
  ],
  server: { port: 3101 },
  // Numbers of modules, so that the folder of the project leaves no trace in the files.
  tools: { rspack: { optimization: { moduleIds: 'natural' } } },
});
