import { defineConfig } from '@rslib/core';

const notice = '/*! card-styles 1.2.0 | MIT */';

export default defineConfig({
  lib: [
    {
      dts: true,
      output: { target: 'web' },
      banner: { js: notice, css: notice, dts: notice },
    },
  ],
});
