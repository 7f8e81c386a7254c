import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { distPath: 'dist/more' } }],
  source: {
    entry: {
      applied: './variants/applied.css',
      everything: './variants/everything.css',
      page: './page/page.css',
      prefix: './variants/prefix.css',
    },
  },
  output: { target: 'web' },
});
