import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  output: { target: 'web' },
  tools: {
    swc: {
      jsc: {
        transform: {
          react: { runtime: 'automatic', importSource: 'preact' },
        },
      },
    },
  },
});
