import { defineConfig } from '@rslib/core';

const plugin = {
  postcssPlugin: 'from-option',
  Once(root: { append: (css: string) => void }) {
    root.append('.from-option { order: 2 }');
  },
};

export default defineConfig({
  lib: [
    {
      id: 'added',
      tools: { postcss: (_, { addPlugins }) => addPlugins(plugin) },
    },
    {
      id: 'replaced',
      output: { distPath: 'dist/replaced' },
      tools: { postcss: { postcssOptions: { plugins: [plugin] } } },
    },
  ],
  output: { target: 'web' },
});
