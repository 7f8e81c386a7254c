import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default {
  lib: [
    {
      format: 'mf',
      plugins: [
        pluginModuleFederation({
          name: 'tiny-duration',
          exposes: { '.': './src/index.ts' },
          dts: false,
        }),
      ],
    },
  ],
};
