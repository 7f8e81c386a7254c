import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: ['Acme', 'duration'],
      output: { target: 'web', distPath: 'dist/namespace' },
    },
  ],
});
