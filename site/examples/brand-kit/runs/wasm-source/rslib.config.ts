import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { later: './src/later.js' } },
});
