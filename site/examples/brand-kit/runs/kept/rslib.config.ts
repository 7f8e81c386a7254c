import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/**/*.{scss,png}'] } },
      redirect: {
        style: { extension: false },
        asset: { extension: false },
      },
      output: { copy: [{ from: '**/*.{scss,png}', context: './src' }] },
    },
  ],
  output: { target: 'web' },
});
