import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { externals: { mitt: 'tiny-emitter' } },
  lib: [
    { output: { distPath: 'renamed' } },
    { bundle: false, output: { distPath: 'renamed/files' } },
  ],
});
