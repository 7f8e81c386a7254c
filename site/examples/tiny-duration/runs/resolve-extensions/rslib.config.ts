import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'esm',
      output: { target: 'web', filename: { js: '[name].web.js' } },
      resolve: { extensions: ['.web.ts', '.ts', '.js'] },
    },
  ],
});
