import { defineConfig, presetWind3 } from 'unocss';

export default defineConfig({
  content: { filesystem: ['src/**/*.tsx'] },
  presets: [presetWind3({ preflight: 'on-demand' })],
});
