import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: 'es2022' }, { syntax: 'es2019', output: { distPath: 'dist/es2019' } }],
});
