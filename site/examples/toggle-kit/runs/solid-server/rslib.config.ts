import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

const babel = pluginBabel({ include: /\.(?:jsx|tsx)$/ });

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  lib: [
    { id: 'browser', plugins: [babel, pluginSolid()] },
    {
      id: 'server',
      output: { distPath: 'dist/server' },
      plugins: [babel, pluginSolid({ solid: { generate: 'ssr', hydratable: true } })],
    },
  ],
});
