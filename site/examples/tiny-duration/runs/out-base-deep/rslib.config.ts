import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, outBase: 'src/locale' }],
  output: { distPath: 'dist/deep' },
});
