import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { entry: { start: './src/start.ts', worker: './src/worker.ts' } },
  output: { target: 'web', distPath: 'dist/twice' },
});
