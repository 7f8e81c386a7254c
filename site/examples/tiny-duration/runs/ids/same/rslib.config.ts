import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'browser', format: 'esm' },
    { id: 'browser', format: 'cjs' },
  ],
});
