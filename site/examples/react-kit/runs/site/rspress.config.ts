import { defineConfig } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';

export default defineConfig({
  root: 'docs',
  title: 'react-kit',
  plugins: [pluginPreview()],
  builderConfig: { performance: { printFileSize: false } },
});
