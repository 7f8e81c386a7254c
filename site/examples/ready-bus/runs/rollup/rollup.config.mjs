import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: { index: 'src/index.ts', cli: 'src/cli.ts' },
  external: ['ms'],
  output: [
    { dir: 'dist', format: 'es' },
    {
      dir: 'dist',
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
    },
  ],
  plugins: [
    nodeResolve(),
    commonjs(),
    replace({
      values: { __VERSION__: '"1.0.0"' },
      preventAssignment: true,
    }),
    esbuild({ target: 'node20' }),
  ],
};
