import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { bundle: true, output: { distPath: 'dist/bundle' } },
    { bundle: false, output: { distPath: 'dist/bundleless' } },
  ],
});
