import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', wasm: { mode: 'compile' } },
    {
      format: 'esm',
      wasm: { mode: 'compile' },
      output: { target: 'web', distPath: 'dist/web' },
    },
  ],
});
