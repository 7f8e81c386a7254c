import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundler', source: { entry: { index: './src/index.js' } } },
    {
      id: 'web',
      source: { entry: { index: './src/web.js' } },
      output: { distPath: 'dist/web' },
    },
    {
      id: 'source',
      source: { entry: { index: './src/compiled.js' } },
      output: { distPath: 'dist/source' },
    },
    {
      id: 'kept',
      bundle: false,
      source: { entry: { index: './src/{compiled.js,pkg/*.js}' } },
      output: { distPath: 'dist/kept' },
    },
  ],
});
