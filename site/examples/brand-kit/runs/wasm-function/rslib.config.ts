import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      wasm: { mode: 'preserve' },
      output: { filename: { js: () => '[name].js' } },
    },
  ],
});
