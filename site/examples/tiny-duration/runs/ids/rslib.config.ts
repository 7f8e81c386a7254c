import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'browser', output: { target: 'web', distPath: 'dist/browser' } },
    { id: 'server', output: { distPath: 'dist/server' } },
  ],
});
