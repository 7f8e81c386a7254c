import { defineConfig } from '@rslib/core';

const entry = {
  named: './src/named.ts',
  default: './src/default.ts',
  namespace: './src/namespace.ts',
};

export default defineConfig({
  source: { entry },
  lib: [
    { format: 'esm', output: { externals: ['old-bus'] } },
    { format: 'cjs', output: { externals: ['old-bus'] } },
    { id: 'bundled', output: { distPath: 'dist/bundled' } },
  ],
});
