import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', banner: { js: 'import "./index.css";' } },
    { format: 'cjs', banner: { js: 'require("./index.css");' } },
  ],
  output: { target: 'web' },
});
