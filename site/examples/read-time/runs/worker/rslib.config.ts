import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { start: './src/start.ts' } },
  output: { target: 'web' },
});
