import { defineConfig } from '@rslib/core';

const types = (id: string, mitt: string) => ({
  id,
  dts: { alias: { mitt }, distPath: `./types/${id}` },
  output: { distPath: `dist/${id}` },
});

export default defineConfig({
  lib: [types('directory', './vendor/mitt'), types('file', './vendor/mitt/typings/main')],
});
