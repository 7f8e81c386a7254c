import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  source: { entry: { query: ['./src/query.ts', './src/worker.ts', './src/index.ts'] } },
  output: { target: 'web', distPath: 'dist/files' },
});
