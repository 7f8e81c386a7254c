import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { buildCache: false },
  tools: {
    rspack: { watchOptions: { poll: 200 } },
  },
});
