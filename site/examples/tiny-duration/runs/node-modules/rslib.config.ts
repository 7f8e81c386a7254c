import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', output: { filename: { js: '[name].umd.cjs' } } }, { format: 'iife' }],
});
