import { createRequire } from 'node:module';
import { defineConfig } from '@rslib/core';

const require = createRequire(import.meta.url);

export default defineConfig({
  lib: [
    {
      id: 'seven',
      dts: { typescriptPath: require.resolve('typescript7') },
      output: { distPath: 'dist/seven' },
    },
    { id: 'six', dts: true, output: { distPath: 'dist/six' } },
  ],
});
