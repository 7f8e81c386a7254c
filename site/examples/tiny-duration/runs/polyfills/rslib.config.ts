import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: {
        entry: {
          path: './src/path.ts',
          buffer: './src/buffer.ts',
          files: './src/files.ts',
        },
      },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginNodePolyfill()],
});
