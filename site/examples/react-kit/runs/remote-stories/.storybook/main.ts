import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['storybook-addon-rslib'],
  rsbuildFinal: (rsbuild) => ({
    ...rsbuild,
    plugins: [
      ...(rsbuild.plugins ?? []),
      pluginModuleFederation({
        name: 'stories',
        remotes: {
          shop_widgets: 'shop_widgets@http://localhost:3101/mf-manifest.json',
        },
        shared: {
          react: { singleton: true },
          'react-dom': { singleton: true },
        },
        experiments: { asyncStartup: true },
      }),
    ],
  }),
};

export default config;
