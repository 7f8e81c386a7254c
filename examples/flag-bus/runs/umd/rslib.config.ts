import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'FlagBus',
      output: { target: 'web', autoExternal: true },
    },
  ],
});
