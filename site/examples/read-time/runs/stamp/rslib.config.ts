import { defineConfig, type RsbuildPlugin, rspack, version } from '@rslib/core';

const stamp: RsbuildPlugin = {
  name: 'stamp',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.plugins.push(
        new rspack.DefinePlugin({
          __BUILT_WITH__: JSON.stringify(`Rslib ${version}`),
        }),
      );
    });
  },
};

export default defineConfig({
  lib: [{ format: 'esm' }],
  plugins: [stamp],
});
