import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, redirect: { asset: { extension: false } } }],
  source: { entry: { index: './src/*.ts' } },
  output: { copy: [{ from: '**/*.json', context: './src' }] },
});
