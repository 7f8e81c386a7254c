import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'umd', output: { target: 'web', distPath: 'dist/unnamed' } },
    {
      format: 'umd',
      umdName: 'Acme.duration',
      output: { target: 'web', distPath: 'dist/dot' },
    },
    {
      format: 'umd',
      umdName: 'TinyDuration',
      output: { distPath: 'dist/node' },
    },
  ],
});
