import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'esnext' }],
  source: {
    entry: {
      start: './src/start.ts',
      counter: './src/counter.ts',
    },
  },
  output: { target: 'web', distPath: { root: 'dist/worker' } },
});
