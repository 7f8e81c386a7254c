import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { dataUriLimit: 4096, distPath: 'dist/limit' } },
    { format: 'umd', output: { distPath: 'dist/umd' } },
    { id: 'none', output: { emitAssets: false, distPath: 'dist/none' } },
  ],
  output: { target: 'web' },
});
