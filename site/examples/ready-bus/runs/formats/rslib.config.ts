import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'umd', umdName: 'readyBus', output: { distPath: 'dist/umd' } },
  ],
  source: { define: { __VERSION__: '"1.0.0"' } },
});
