import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'kept' },
    {
      id: 'bundled',
      output: { distPath: 'dist/bundled' },
      tools: {
        rspack: {
          module: { parser: { javascript: { createRequire: true } } },
        },
      },
    },
    {
      id: 'own',
      output: { distPath: 'dist/own' },
      tools: {
        rspack: {
          module: {
            rules: [
              {
                test: /\.[cm]?[jt]sx?$/,
                exclude: /node_modules/,
                parser: { createRequire: true },
              },
            ],
          },
        },
      },
    },
  ],
});
