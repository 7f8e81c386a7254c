import { defineConfig } from '@rslib/core';

export default defineConfig({
  // Not what NODE_ENV happens to say.
  mode: 'production',
  performance: { buildCache: false },
  lib: [
    {
      id: 'prove',
      syntax: ['node 20.19'],
      source: { entry: { index: 'src/index.ts', fences: 'src/fences.ts' } },
      output: { target: 'node' },
    },
  ],
});
