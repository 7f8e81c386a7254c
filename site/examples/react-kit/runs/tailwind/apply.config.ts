import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { distPath: 'dist/apply' } }],
  source: { entry: { index: './variants/Badge.module.css' } },
  output: { target: 'web' },
});
