import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ resolve: { alias: { './report': './src/noReport.ts' } } }],
});
