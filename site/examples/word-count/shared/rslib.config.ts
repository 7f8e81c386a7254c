import { defineConfig } from '@rslib/core';

const entry = {
  english: './src/english.ts',
  french: './src/french.ts',
};

export default defineConfig({
  lib: [
    {
      syntax: 'esnext',
      source: { entry },
      output: { distPath: { root: 'dist/shared' } },
    },
    {
      syntax: 'esnext',
      source: { entry },
      output: { distPath: { root: 'dist/second' } },
    },
  ],
});
