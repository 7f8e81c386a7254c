import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'self',
      format: 'umd',
      umdName: 'TinyDuration',
      syntax: 'es2019',
      output: { target: 'web', filename: { js: '[name].umd.cjs' } },
    },
    {
      id: 'either',
      format: 'umd',
      umdName: 'TinyDuration',
      syntax: 'es2019',
      output: {
        target: 'web',
        filename: { js: '[name].umd.cjs' },
        distPath: 'dist/either',
      },
      tools: {
        rspack: {
          output: { globalObject: "(typeof self !== 'undefined' ? self : this)" },
        },
      },
    },
  ],
});
