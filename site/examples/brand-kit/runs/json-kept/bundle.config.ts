import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    externals: [/\.json$/],
    copy: [{ from: './src/colors.json' }],
    distPath: 'dist/bundle',
  },
});
