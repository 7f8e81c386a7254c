import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'MessageBus',
      output: {
        target: 'web',
        autoExternal: true,
        distPath: 'dist/umd',
      },
    },
  ],
});
