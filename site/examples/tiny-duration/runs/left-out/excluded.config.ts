import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ source: { exclude: [/report\.ts$/] } }],
  output: { distPath: 'dist/excluded' },
});
