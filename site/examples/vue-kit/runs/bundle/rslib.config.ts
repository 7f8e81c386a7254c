import { defineConfig } from '@rslib/core';
import { pluginUnpluginVue } from 'rsbuild-plugin-unplugin-vue';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { target: 'web' },
  plugins: [pluginUnpluginVue()],
});
