import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'a/b', format: 'esm' }],
});
