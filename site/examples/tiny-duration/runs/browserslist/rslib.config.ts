import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      syntax: 'es5',
      output: { distPath: 'dist/newer', overrideBrowserslist: ['chrome 120'] },
    },
    {
      syntax: 'es2022',
      output: { distPath: 'dist/older', overrideBrowserslist: ['chrome 50'] },
    },
  ],
});
