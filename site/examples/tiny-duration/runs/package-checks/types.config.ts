import { defineConfig } from '@rslib/core';
import { pluginAreTheTypesWrong } from 'rsbuild-plugin-arethetypeswrong';

export default defineConfig({
  dts: true,
  plugins: [
    pluginAreTheTypesWrong({
      areTheTypesWrongOptions: {
        ignoreResolutions: ['node10', 'node16-cjs'],
        summary: false,
        emoji: false,
      },
    }),
  ],
});
