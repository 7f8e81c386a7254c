import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: { bundle: true },
      output: { target: 'web' },
      footer: {
        js: '// end of card-styles',
        css: '/* end of card-styles */',
        dts: '// end of card-styles',
      },
    },
  ],
});
