export default {
  lib: [{ format: 'esm' }],
  source: { entry: './src/index.ts' },
};
