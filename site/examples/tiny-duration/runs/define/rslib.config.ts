import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: {
    define: { __VERSION__: JSON.stringify('1.2.0'), __DEV__: false },
  },
});
