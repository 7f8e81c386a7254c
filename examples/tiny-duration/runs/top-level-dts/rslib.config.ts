import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs', output: { distPath: 'dist/cjs' } }],
  dts: true,
});
