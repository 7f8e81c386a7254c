import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, source: { entry: { index: './src/brand/*' } } }],
  output: { target: 'web' },
  plugins: [
    pluginReact(),
    pluginSvgr({
      svgrOptions: { exportType: 'named' },
      exclude: /photo\.svg$/,
    }),
  ],
});
