import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { syntax: 'es5' },
    {
      syntax: 'es5',
      source: { include: [/node_modules[\\/]nanoid/] },
      output: { distPath: 'dist/included' },
    },
  ],
});
