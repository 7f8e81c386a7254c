import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { start: './src/start.ts', inline: './src/inline.ts' } },
  output: { target: 'web' },
});
