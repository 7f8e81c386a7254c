import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  source: { entry: { index: ['./src/**', './lib/**'] } },
  output: { distPath: 'dist/kept', externals: [/^tiny-clock($|\/)/] },
});
