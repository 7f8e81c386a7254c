export default {
  bundle: false,
  source: { entry: { index: { import: './src/index.ts' } } },
};
