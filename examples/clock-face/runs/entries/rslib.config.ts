import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  source: { entry: { a: './src/a.ts', b: './src/b.ts' } },
});
