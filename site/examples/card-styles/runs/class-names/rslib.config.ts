import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  output: {
    target: 'web',
    cssModules: { localIdentName: 'kit-[local]-[hash:base64:6]' },
  },
});
