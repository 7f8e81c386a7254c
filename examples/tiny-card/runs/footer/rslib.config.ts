import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: { bundle: true },
      output: { target: 'web' },
      footer: {
        js: '// end of tiny-card',
        css: '/* end of tiny-card */',
        dts: '// end of tiny-card',
      },
    },
  ],
});
