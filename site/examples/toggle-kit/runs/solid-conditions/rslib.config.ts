import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

const babel = pluginBabel({ include: /\.(?:jsx|tsx)$/ });
const keepJsx = pluginReact({ swcReactOptions: { runtime: 'preserve' } });

export default defineConfig({
  lib: [
    {
      id: 'compiled',
      bundle: false,
      dts: { distPath: './dist/types' },
      plugins: [babel, pluginSolid()],
    },
    {
      id: 'source',
      bundle: false,
      output: { distPath: 'dist/source', filename: { js: '[name].jsx' } },
      plugins: [keepJsx],
    },
  ],
  output: { target: 'web' },
});
