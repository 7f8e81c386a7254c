import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: { bundle: true } },
    { format: 'cjs', dts: { bundle: true, autoExtension: true } },
  ],
  syntax: ['node 20'],
  source: {
    entry: { index: './src/index.ts', cli: './src/cli.ts' },
    define: { __VERSION__: '"1.0.0"' },
  },
});
