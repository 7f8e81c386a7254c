import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { bundle: './app/bundle.ts', files: './app/files.ts' },
  },
  output: { target: 'web', distPath: 'app/dist', autoExternal: false },
});
