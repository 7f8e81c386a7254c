export default {
  source: { tsconfigPath: './tsconfig.units.json' },
  dts: true,
  banner: { dts: ['/** A small library. */'] },
};
