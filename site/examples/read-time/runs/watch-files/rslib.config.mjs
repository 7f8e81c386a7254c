import { readFileSync } from 'node:fs';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  dev: {
    watchFiles: [
      { type: 'restart', paths: 'speed.txt' },
      { type: 'reload-page', paths: 'notes.txt' },
    ],
  },
  source: { define: { __SPEED__: readFileSync('speed.txt', 'utf8') } },
});
