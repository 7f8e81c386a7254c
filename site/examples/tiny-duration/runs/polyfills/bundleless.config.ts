import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: { entry: { index: ['./src/path.ts', './src/debug.ts'] } },
      output: { distPath: 'dist/unbundled' },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginNodePolyfill()],
});
