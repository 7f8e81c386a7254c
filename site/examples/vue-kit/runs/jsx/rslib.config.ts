import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginVue } from '@rsbuild/plugin-vue';
import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  output: { target: 'web' },
  plugins: [
    // Babel is slower than SWC, so it only gets files with JSX.
    pluginBabel({ include: /\.(?:jsx|tsx)$/ }),
    pluginVue(),
    pluginVueJsx(),
  ],
});
