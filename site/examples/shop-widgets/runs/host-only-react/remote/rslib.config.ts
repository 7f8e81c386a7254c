import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      output: { distPath: 'dist/mf', assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          name: 'shop_widgets',
          exposes: { './price': './src/price.tsx' },
          shared: {
            react: { singleton: true, import: false },
            'react-dom': { singleton: true, import: false },
          },
        }),
      ],
    },
    {
      format: 'esm',
      bundle: false,
      dts: true,
      output: { target: 'web' },
    },
  ],
  plugins: [pluginReact()],
  server: { port: 3101 },
});
