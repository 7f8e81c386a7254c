import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const readTimes = (unit: number): RsbuildPlugin => ({
  name: 'read-times',
  setup(api) {
    api.transform({ test: /\.time$/ }, ({ code }) => {
      return `export default ${Number(code) * unit};`;
    });
    api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
      compilation.emitAsset('NOTICE.txt', new sources.RawSource('MIT'));
    });
    api.onAfterBuild(({ environments }) => {
      console.log(Object.keys(environments));
    });
  },
});

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  plugins: [readTimes(60_000)],
});
