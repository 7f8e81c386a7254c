import { createRequire } from 'node:module';
import { defineConfig } from '@rslib/core';

const apiExtractor = createRequire(
  createRequire(import.meta.url).resolve('@microsoft/api-extractor'),
);

export default defineConfig({
  lib: [
    {
      dts: { typescriptPath: apiExtractor.resolve('typescript') },
    },
  ],
});
