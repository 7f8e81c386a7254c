import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  output: { target: 'web' },
  tools: {
    cssLoader: {
      url: { filter: (url: string) => !url.startsWith('/') },
    },
  },
});
