import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const hello = (name: string): RsbuildPlugin => ({
  name,
  setup() {
    console.log(`${name} runs.`);
  },
});

export default defineConfig({
  output: { distPath: 'dist/nested' },
  performance: { printFileSize: false },
  plugins: [false, null, undefined, [hello('first')], Promise.resolve(hello('second'))],
  source: { entry: { index: './src/lunch.time' } },
  lib: [{}],
});
