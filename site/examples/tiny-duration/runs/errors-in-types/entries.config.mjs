export default {
  dts: { bundle: true },
  source: { entry: { index: ['./src/index.ts', './src/units.ts'] } },
};
