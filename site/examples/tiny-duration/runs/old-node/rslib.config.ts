import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { id: 'web', output: { target: 'web', distPath: 'dist/web' } }],
});
