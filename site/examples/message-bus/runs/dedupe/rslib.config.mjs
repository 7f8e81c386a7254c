import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/buses.js' } },
  lib: [
    { id: 'both' },
    { id: 'one', resolve: { dedupe: ['mitt'] }, output: { distPath: 'dist/one' } },
  ],
});
