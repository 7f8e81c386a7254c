import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: {
        copy: [{ from: './assets', to: 'templates' }, './README.md'],
      },
    },
  ],
});
