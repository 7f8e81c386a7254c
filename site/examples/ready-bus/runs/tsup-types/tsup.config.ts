import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: ['esm', 'cjs'],
  clean: true,
  dts: true,
  target: 'node20',
  define: { __VERSION__: '"1.0.0"' },
});
