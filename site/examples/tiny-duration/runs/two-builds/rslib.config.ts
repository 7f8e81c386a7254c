import { defineConfig, type LibConfig } from '@rslib/core';

const build = (mode: 'development' | 'production'): LibConfig => ({
  id: mode,
  output: { filename: { js: `[name].${mode}.js` } },
  source: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
});

export default defineConfig({
  lib: [build('development'), build('production')],
});
