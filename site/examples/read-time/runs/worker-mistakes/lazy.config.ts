import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { inline: './src/inline-lazy.ts' } },
  output: { target: 'web', distPath: 'dist/lazy' },
});
