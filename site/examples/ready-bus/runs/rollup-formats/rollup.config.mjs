import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/index.ts',
  external: ['ms'],
  output: [
    { file: 'dist/index.js', format: 'es' },
    { file: 'dist/index.cjs', format: 'cjs' },
    { file: 'dist/index.umd.cjs', format: 'umd', name: 'readyBus', globals: { ms: 'ms' } },
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
