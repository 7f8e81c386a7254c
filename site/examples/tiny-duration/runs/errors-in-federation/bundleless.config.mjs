import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default {
  lib: [
    {
      format: 'mf',
      bundle: false,
      plugins: [
        pluginModuleFederation({ name: 'tiny_duration', exposes: { '.': './src/index.ts' } }),
      ],
    },
  ],
};
