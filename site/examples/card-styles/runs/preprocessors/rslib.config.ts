import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  source: {
    entry: { index: ['src/index.ts', 'src/card.css', 'src/*.{less,scss,styl}'] },
  },
  output: { target: 'web' },
  plugins: [pluginSass(), pluginLess(), pluginStylus()],
});
