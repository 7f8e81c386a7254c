import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { inline: './src/inline-nested.ts' } },
  output: { target: 'web', distPath: 'dist/nested' },
});
