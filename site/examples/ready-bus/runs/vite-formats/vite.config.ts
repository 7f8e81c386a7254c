import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: { entry: 'src/index.ts', name: 'readyBus', formats: ['es', 'cjs', 'umd'] },
    rolldownOptions: { external: ['ms'], output: { globals: { ms: 'ms' } } },
  },
  define: { __VERSION__: '"1.0.0"' },
});
