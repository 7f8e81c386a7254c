import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    // Neither a relative or absolute path, nor the alias `@/`.
    externals: [/^(?!\.|\/|[A-Za-z]:|@\/)/],
  },
});
