export default {
  source: { entry: { format: './src/format.ts', units: './src/units.ts' } },
  output: { filename: { js: 'index.js' } },
};
