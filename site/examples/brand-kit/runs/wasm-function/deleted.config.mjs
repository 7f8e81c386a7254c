// Deletes the file after the bundler has resolved it, as another program could.
import { rmSync } from 'node:fs';
import { defineConfig } from '@rslib/core';

const deletion = {
  name: 'deletion',
  setup(api) {
    api.processAssets({ stage: 'additional' }, () => rmSync('src/add.wasm', { force: true }));
  },
};

export default defineConfig({
  lib: [{ bundle: false, plugins: [deletion] }],
});
