import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ dts: { typescriptPath: './node_modules/typescript' } }],
});
