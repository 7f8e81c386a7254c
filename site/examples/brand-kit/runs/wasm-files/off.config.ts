import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', wasm: false }],
  output: { distPath: 'dist/off' },
});
