import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  source: {
    entry: { index: './src/**/*.ts' },
  },
  output: {
    target: 'web',
    copy: [{ from: '**/*.svelte', context: './src' }],
    externals: [/\.svelte$/],
  },
});
