import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { distPath: 'page' } }],
  source: { entry: { index: './page.ts' } },
  output: { autoExternal: false },
  plugins: [
    pluginSvelte({
      svelteLoaderOptions: { preprocess: [], compilerOptions: { generate: 'server' } },
    }),
  ],
});
