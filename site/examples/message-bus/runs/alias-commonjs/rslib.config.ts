import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: { alias: { ms: './vendor/ms.d.cts' }, distPath: 'types/copy' },
    },
    {
      dts: {
        alias: { ms: './vendor/default/ms.d.cts' },
        distPath: 'types/default',
      },
      output: { distPath: 'dist/default' },
    },
  ],
});
