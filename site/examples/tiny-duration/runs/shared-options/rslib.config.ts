import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  output: { target: 'web', externals: ['react'] },
  source: { entry: { index: './src/index.ts' } },
  lib: [
    { format: 'esm' },
    {
      format: 'cjs',
      syntax: 'es2019',
      output: { externals: ['react-dom'] },
      source: { entry: { parse: './src/parse.ts' } },
    },
  ],
});
