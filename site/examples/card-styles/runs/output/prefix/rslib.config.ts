import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: {
        target: 'web',
        assetPrefix: 'https://cdn.example.com/kit/',
      },
    },
  ],
});
