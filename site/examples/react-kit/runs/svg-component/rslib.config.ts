import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { entry: { index: './src/index.tsx' } },
  output: { target: 'web' },
  plugins: [pluginReact(), pluginSvgr()],
});
