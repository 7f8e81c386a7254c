import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  // @ts-expect-error tsup has no UMD.
  format: ['esm', 'cjs', 'umd'],
  globalName: 'readyBus',
  define: { __VERSION__: '"1.0.0"' },
});
