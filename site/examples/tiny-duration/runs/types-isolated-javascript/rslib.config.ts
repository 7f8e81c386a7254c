import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: true, output: { distPath: 'dist/compiler' } },
    { dts: { isolated: true }, output: { distPath: 'dist/isolated' } },
  ],
});
