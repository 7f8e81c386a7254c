import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { entry: { variable: './src/variable.ts' } },
  output: { target: 'web', distPath: 'dist/variable' },
});
