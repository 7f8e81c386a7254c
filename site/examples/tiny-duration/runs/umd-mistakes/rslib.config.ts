import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'TinyDuration',
      output: { filename: { js: 'no-target.js' } },
    },
    {
      format: 'umd',
      output: { target: 'web', filename: { js: 'no-name.js' } },
    },
  ],
});
