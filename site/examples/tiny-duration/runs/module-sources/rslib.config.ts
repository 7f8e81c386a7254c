import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, dts: { autoExtension: true } }],
  source: { entry: { index: './src/second.mts' } },
});
