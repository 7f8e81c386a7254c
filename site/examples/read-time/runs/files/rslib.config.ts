import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { report: './src/report.ts', pool: './src/pool.ts' } },
});
