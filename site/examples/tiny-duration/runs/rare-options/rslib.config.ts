import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: true,
      source: { entry: { name: './src/name.ts' } },
      output: { charset: 'ascii', manifest: true },
    },
    { source: { entry: { lap: './src/lap.ts' } } },
    {
      format: 'iife',
      source: { entry: { page: './src/page.ts' } },
      output: { target: 'web', distPath: 'dist/page' },
      tools: { htmlPlugin: true },
    },
  ],
});
