import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  // Builds the stories with the options of rslib.config.ts.
  addons: ['storybook-addon-rslib'],
  rsbuildFinal: (rsbuild) => ({ ...rsbuild, performance: { printFileSize: false } }),
};

export default config;
