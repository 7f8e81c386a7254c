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
});
