import esbuild from 'rollup-plugin-esbuild';

export default {
  input: 'src/index.ts',
  output: { dir: 'dist', preserveModules: true },
  plugins: [esbuild({ target: 'es2022' })],
};
