import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: {
        target: 'web',
        distPath: { root: 'build', js: 'lib', css: 'css', svg: 'img' },
      },
    },
  ],
});
