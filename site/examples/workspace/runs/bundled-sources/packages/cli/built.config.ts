import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: { tsconfigPath: './tsconfig.built.json' } },
  output: { distPath: 'dist/built' },
  resolve: {
    conditionNames: ['source', 'import', 'module', 'node', 'default'],
  },
});
