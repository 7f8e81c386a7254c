import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { paths: './src/paths.ts', worker: './src/worker.ts' } },
});
