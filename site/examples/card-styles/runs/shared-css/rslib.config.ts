import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'esm',
      output: { distPath: 'dist/one' },
      splitChunks: {
        cacheGroups: {
          styles: {
            name: 'styles',
            type: 'css/mini-extract',
            chunks: 'all',
            enforce: true,
          },
        },
      },
    },
  ],
  source: { entry: { card: './src/card.ts', menu: './src/menu.ts' } },
  output: { target: 'web' },
});
