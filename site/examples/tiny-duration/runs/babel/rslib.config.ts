import { pluginBabel } from '@rsbuild/plugin-babel';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: 'es2018' }],
  plugins: [
    pluginBabel({
      include: /[\\/]src[\\/].*\.ts$/,
      babelLoaderOptions: { plugins: ['./without-debug.mjs'] },
    }),
  ],
});
