import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: { entry: { files: './src/files.ts' } },
      output: { distPath: 'dist/strict' },
    },
  ],
  output: { target: 'web' },
  // #region plugins
  plugins: [
    pluginNodePolyfill({
      include: ['path'],
      globals: { Buffer: false, process: false },
    }),
  ],
  // #endregion plugins
});
