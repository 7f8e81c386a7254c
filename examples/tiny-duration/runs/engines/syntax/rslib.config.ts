import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: 'esnext', output: { distPath: 'dist/esnext' } }],
});
