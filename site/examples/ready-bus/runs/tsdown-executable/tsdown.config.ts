import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { 'ready-bus': 'src/cli.ts' },
  deps: { alwaysBundle: [/./] },
  define: { __VERSION__: '"1.0.0"' },
  exe: true,
});
