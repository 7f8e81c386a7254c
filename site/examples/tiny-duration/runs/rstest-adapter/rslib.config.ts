import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ id: 'esm', source: { define: { __UNIT__: '"min"' } } }],
});
