import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: { entry: { start: './src/start.ts', worker: './src/worker.ts' } },
});
