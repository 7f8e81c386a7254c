import { defineConfig, type LibConfig } from '@rslib/core';

const item = (id: string, lib: LibConfig): LibConfig => ({
  ...lib,
  id,
  output: { distPath: `dist/${id}`, ...lib.output },
});

export default defineConfig({
  lib: [
    item('esm', { format: 'esm' }),
    item('esm-files', {
      format: 'esm',
      bundle: false,
      source: { entry: { start: './src/*.ts' } },
    }),
    item('cjs', { format: 'cjs' }),
    item('umd', {
      format: 'umd',
      output: { distPath: 'dist/umd', assetPrefix: 'auto' },
    }),
    item('iife', {
      format: 'iife',
      source: { entry: { start: './src/script.ts' } },
    }),
  ],
  source: { entry: { start: './src/start.ts' } },
  output: { target: 'web' },
});
