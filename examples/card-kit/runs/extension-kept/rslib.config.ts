import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      redirect: { js: { extension: false } },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
