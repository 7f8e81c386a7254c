import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      tools: {
        rspack: {
          module: { rules: [{ test: /\.md$/, type: 'asset/source' }] },
        },
      },
    },
  ],
});
