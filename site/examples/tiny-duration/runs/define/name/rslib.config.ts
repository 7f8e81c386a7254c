import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', output: { distPath: 'dist/name' } }],
  source: {
    define: { __VERSION__: 'beta', __DEV__: false },
  },
});
