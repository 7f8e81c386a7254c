import { pluginBabel } from '@rsbuild/plugin-babel';
import { defineConfig } from '@rslib/core';

const polyfills = [
  'babel-plugin-polyfill-corejs3',
  { method: 'usage-pure', targets: { chrome: '80' }, version: '3.51' },
];

export default defineConfig({
  lib: [{ syntax: ['chrome 80'], output: { target: 'web' } }],
  plugins: [
    pluginBabel({
      include: /[\\/]src[\\/].*\.ts$/,
      babelLoaderOptions: { plugins: [polyfills] },
    }),
  ],
});
