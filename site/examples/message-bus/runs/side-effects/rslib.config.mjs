import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { source: { entry: { index: './src/wait.js', poll: './src/poll.js' } } },
    {
      id: 'one',
      source: { entry: { index: './src/wait.js' } },
      output: { distPath: 'dist/one' },
    },
  ],
});
