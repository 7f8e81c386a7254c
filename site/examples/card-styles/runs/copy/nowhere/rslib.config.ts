import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { copy: ['./nowhere.md'] } }],
});
