import { defineConfig } from '@rslib/core';
import { minifyWithEsbuild } from './esbuild';

export default defineConfig({
  lib: [
    // #region options
    {
      output: {
        distPath: 'dist/options',
        minify: {
          jsOptions: {
            minimizerOptions: {
              mangle: { keep_fnames: true },
              compress: { keep_fnames: true, drop_console: true },
            },
          },
        },
      },
    },
    // #endregion options
    {
      output: {
        distPath: 'dist/names',
        minify: { jsOptions: { minimizerOptions: { mangle: false } } },
      },
    },
    // #region esbuild
    {
      output: { distPath: 'dist/esbuild', minify: false },
      plugins: [minifyWithEsbuild()],
    },
    // #endregion esbuild
  ],
});
