import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: 'dist/external-package' } },
    { output: { distPath: 'dist/bundled-package', autoExternal: false } },
  ],
  source: { entry: { palette: './src/palette.ts' } },
  output: { target: 'web' },
});
