import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: ['Acme', 'duration'], amd: 'acme-duration' },
      output: { target: 'web', distPath: 'dist/loaders' },
      tools: {
        rspack: { output: { library: { type: 'umd', umdNamedDefine: true } } },
      },
    },
  ],
});
