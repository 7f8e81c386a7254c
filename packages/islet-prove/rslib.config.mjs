import { defineConfig } from '@rslib/core';

export default defineConfig({
  // Not what NODE_ENV happens to say.
  mode: 'production',
  // Modules in the cache of the bundler stay as they were after a change of this file.
  performance: { buildCache: false },
  output: { target: 'node' },
  // One by one, so that they share no file: cached pages depend on the content of `fences.js` alone.
  lib: ['index', 'fences'].map((id) => ({
    id,
    syntax: ['node 20.19'],
    source: { entry: { [id]: `./src/${id}.ts` } },
  })),
});
