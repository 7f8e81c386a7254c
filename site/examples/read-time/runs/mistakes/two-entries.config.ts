export default {
  source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
  lib: [{ experiments: { exe: true } }],
};
