export default {
  source: { entry: { index: './styles/url.ts' } },
  output: { target: 'web' },
};
