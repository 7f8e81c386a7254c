import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const federation = pluginModuleFederation(
  {
    name: 'shop_widgets',
    exposes: { './price': './src/price.tsx' },
    shared: { react: { singleton: true } },
    dts: false,
  },
  { target: 'dual' },
);

export default defineConfig({
  lib: [{ format: 'mf', output: { distPath: 'dist/mf' } }],
  plugins: [pluginReact(), federation],
});
