import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const greet = (word: string): RsbuildPlugin => ({
  name: 'greet',
  setup(api) {
    api.transform({ test: /\.greet$/ }, ({ code }) => {
      return `export default ${JSON.stringify(`${word}, ${code.trim()}`)};`;
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
  plugins: [greet('Hello')],
});
