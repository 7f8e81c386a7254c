import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', output: { distPath: 'dist/bare' } }],
  source: {
    define: { __VERSION__: '1.2.0', __DEV__: false },
  },
});
