import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'src/index.ts',
  format: ['esm', 'cjs', 'umd'],
  globalName: 'readyBus',
  define: { __VERSION__: '"1.0.0"' },
});
