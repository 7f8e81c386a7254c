import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', output: { distPath: 'dist/off' } }],
  output: { target: 'web' },
  tools: { cssLoader: { url: false } },
});
