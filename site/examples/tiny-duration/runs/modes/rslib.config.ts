import { defineConfig } from '@rslib/core';

export default defineConfig(({ envMode }) => ({
  lib: [{ format: 'esm' }],
  output: {
    distPath: `dist/${envMode}`,
    sourceMap: envMode !== 'release',
  },
}));
