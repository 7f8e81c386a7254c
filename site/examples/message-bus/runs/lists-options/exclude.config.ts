import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'exclude',
      output: { autoExternal: { exclude: 'ms' }, distPath: 'dist/exclude' },
    },
    {
      id: 'package-json',
      output: {
        autoExternal: { packageJson: 'publish/package.json' },
        distPath: 'dist/package-json',
      },
    },
  ],
});
