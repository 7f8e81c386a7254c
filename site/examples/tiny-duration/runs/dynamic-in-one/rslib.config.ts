import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ tools: { rspack: { output: { asyncChunks: false } } } }],
});
