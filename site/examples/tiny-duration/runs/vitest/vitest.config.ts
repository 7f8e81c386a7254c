import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { __UNIT__: '"ms"' },
  resolve: { tsconfigPaths: true },
});
