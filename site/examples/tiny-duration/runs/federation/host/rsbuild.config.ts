import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  plugins: [
    pluginModuleFederation({
      name: 'clock',
      remotes: {
        'tiny-duration': 'tiny_duration@http://localhost:3101/mf-manifest.json',
      },
      dts: false,
    }),
  ],
  // Numbers of modules, so that the folder of the project leaves no trace in the files.
  tools: { rspack: { optimization: { moduleIds: 'natural' } } },
});
