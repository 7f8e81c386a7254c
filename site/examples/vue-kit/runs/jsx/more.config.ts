import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'types',
      dts: true,
      output: { distPath: 'dist/types' },
      plugins: [pluginBabel({ include: /\.(?:jsx|tsx)$/ }), pluginVueJsx()],
    },
    {
      id: 'without',
      output: { distPath: 'dist/without' },
      plugins: [pluginVueJsx()],
    },
  ],
  source: { entry: { Tag: './src/Tag.tsx' } },
  output: { target: 'web' },
});
