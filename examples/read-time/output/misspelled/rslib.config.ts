import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ fromat: 'esm', dts: true }],
});
