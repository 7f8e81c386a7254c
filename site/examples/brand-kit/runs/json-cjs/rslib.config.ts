import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs', bundle: false }],
  source: { entry: { index: ['./src/*.ts', './src/*.json'] } },
});
