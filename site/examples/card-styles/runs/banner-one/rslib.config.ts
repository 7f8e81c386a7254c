import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      source: {
        entry: { index: './src/index.ts', client: './src/client.ts' },
      },
      output: { target: 'web' },
      tools: {
        rspack: {
          plugins: [
            new rspack.BannerPlugin({
              banner: "'use client';",
              raw: true,
              include: /^client\.js$/,
            }),
          ],
        },
      },
    },
  ],
});
