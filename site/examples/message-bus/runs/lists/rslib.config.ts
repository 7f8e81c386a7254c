import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'default' },
    {
      id: 'none',
      output: { autoExternal: false, distPath: 'dist/none' },
    },
    {
      id: 'without-dependencies',
      output: {
        autoExternal: { dependencies: false },
        distPath: 'dist/without-dependencies',
      },
    },
    {
      id: 'with-dev',
      output: {
        autoExternal: { devDependencies: true },
        distPath: 'dist/with-dev',
      },
    },
  ],
});
