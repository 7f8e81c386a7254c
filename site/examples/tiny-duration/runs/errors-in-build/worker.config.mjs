export default {
  source: { entry: { index: './worker/index.ts' } },
  output: { target: 'web' },
};
