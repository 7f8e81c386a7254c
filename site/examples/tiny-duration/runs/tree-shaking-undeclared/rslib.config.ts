import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'bundle' }, { id: 'files', bundle: false, output: { distPath: 'dist/files' } }],
});
