import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { distPath: 'page' } }],
  source: { entry: { index: './page.tsx' } },
  output: { autoExternal: false },
  plugins: [pluginBabel({ include: /\.(?:jsx|tsx)$/ }), pluginSolid({ ssr: true })],
});
