import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'fixed', format: 'umd', umdName: 'ReadTime' },
    {
      id: 'kept',
      format: 'umd',
      umdName: 'ReadTime',
      output: { distPath: 'dist/kept' },
      tools: { rspack: { optimization: { nodeEnv: false } } },
    },
  ],
});
