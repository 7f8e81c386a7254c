import { defineConfig } from '@rslib/core';
import { pluginUnpluginVue } from 'rsbuild-plugin-unplugin-vue';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  source: { entry: { index: ['src/**', '!src/**/*.d.ts'] } },
  output: { target: 'web' },
  plugins: [pluginUnpluginVue()],
});
