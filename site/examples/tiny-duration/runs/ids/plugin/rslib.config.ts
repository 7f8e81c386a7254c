import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const report: RsbuildPlugin = {
  name: 'report',
  setup(api) {
    api.modifyEnvironmentConfig((config, { name }) => {
      console.log(`${name} is for ${config.output.target}`);
    });
  },
};

export default defineConfig({
  lib: [
    { id: 'browser', output: { target: 'web' } },
    { id: 'server', format: 'cjs' },
  ],
  plugins: [report],
});
