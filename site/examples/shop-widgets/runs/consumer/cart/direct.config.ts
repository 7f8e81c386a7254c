import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { direct: './src/direct.ts' } },
  output: { target: 'web' },
});
