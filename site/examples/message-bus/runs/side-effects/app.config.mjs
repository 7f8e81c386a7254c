import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { autoExternal: false, distPath: 'app/dist' } }],
  source: { entry: { main: './app/main.js', one: './app/one.js' } },
});
