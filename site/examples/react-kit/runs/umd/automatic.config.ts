import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'ReactKit',
      output: {
        target: 'web',
        externals: { react: 'React' },
        filename: { js: '[name].umd.js' },
      },
    },
  ],
  plugins: [pluginReact()],
});
