import { pluginLess } from '@rsbuild/plugin-less';
import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundle', source: { entry: { index: './src/index.ts' } } },
    { id: 'files', bundle: false, output: { distPath: 'dist/files' } },
  ],
  output: { target: 'web' },
  plugins: [pluginLess(), pluginSass()],
});
