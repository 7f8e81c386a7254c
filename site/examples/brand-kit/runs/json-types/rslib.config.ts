import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { dts: true, output: { distPath: 'dist/plain' } },
    {
      dts: true,
      output: { distPath: 'dist/copied', copy: [{ from: 'colors.json', context: 'src' }] },
    },
  ],
});
