import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    lib: {
      entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
      formats: ['es', 'cjs'],
    },
    target: 'node20',
    minify: false,
    rolldownOptions: { external: ['ms'] },
  },
  define: { __VERSION__: '"1.0.0"' },
});
