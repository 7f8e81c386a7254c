import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', output: { distPath: 'dist/plain' } }],
  output: { target: 'web' },
});
