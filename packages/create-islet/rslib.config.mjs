import { defineConfig } from '@rslib/core';

export default defineConfig({
  // Not what NODE_ENV happens to say.
  mode: 'production',
  performance: { buildCache: false },
  lib: [
    {
      id: 'create',
      syntax: ['node 20.19'],
      source: { entry: { create: 'src/create.ts' } },
      output: {
        target: 'node',
        // With the parts of the engine that it needs: it starts in a third of the time, and each site has its own engine.
        autoExternal: false,
        // It brings a program of its own.
        externals: ['esbuild'],
      },
      // The sources of the engine, as tests and types use them.
      resolve: { conditionNames: ['islet-source', '...'] },
    },
  ],
});
