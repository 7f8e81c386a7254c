import { build } from 'esbuild';

const shared = {
  entryPoints: { index: 'src/index.ts', cli: 'src/cli.ts' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: ['ms'],
  define: { __VERSION__: '"1.0.0"' },
  outdir: 'dist',
};

await build({ ...shared, format: 'esm', splitting: true });
await build({
  ...shared,
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
});
