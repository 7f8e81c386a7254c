import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { target: 'web', externals: [/^preact($|\/)/] } }],
  source: { entry: { index: './src/index.tsx' } },
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
