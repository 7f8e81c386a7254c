import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      footer: { js: 'module.exports = module.exports.default;' },
    },
  ],
});
