import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'here' }],
  source: { entry: { here: './src/here.ts' } },
});
