import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, dts: true, syntax: 'es2022' }],
  source: {
    entry: { index: ['./src/**', '!./src/**/*.test.ts'] },
  },
});
