import { defineConfig } from '@rslib/core';

const same = {
  mangle: false,
  minify: false,
  compress: {
    defaults: false,
    directives: false,
    unused: true,
    dead_code: true,
    toplevel: true,
  },
  format: { comments: 'some' as const, preserve_annotations: true },
};

const minify = (minimizerOptions: object) => ({
  css: false,
  jsOptions: { minimizerOptions },
});

export default defineConfig({
  lib: [
    { id: 'default' },
    {
      id: 'comments',
      output: {
        distPath: 'dist/comments',
        minify: minify({
          ...same,
          format: { ...same.format, comments: 'all' },
        }),
      },
    },
    {
      id: 'small',
      output: {
        distPath: 'dist/small',
        minify: minify({ ...same, compress: true }),
      },
    },
  ],
});
