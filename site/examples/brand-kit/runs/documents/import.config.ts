import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { distPath: 'dist/import' } }],
  tools: {
    rspack: {
      module: {
        rules: [
          {
            test: /\.(txt|pdf)$/,
            type: 'asset/resource',
            generator: { importMode: 'preserve' },
          },
        ],
      },
    },
  },
});
