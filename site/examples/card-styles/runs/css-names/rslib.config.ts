import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    filename: { css: 'styles.css' },
    distPath: { css: 'css' },
  },
});
