import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: true,
      source: { entry: { name: './src/name.ts', lap: './src/lap.ts' } },
      output: { charset: 'ascii', manifest: true },
    },
    {
      format: 'iife',
      source: { entry: { page: './src/page.ts' } },
      output: { target: 'web', distPath: 'dist/page' },
      tools: { htmlPlugin: true },
    },
  ],
});
