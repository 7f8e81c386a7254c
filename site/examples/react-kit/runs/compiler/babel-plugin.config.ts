import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  output: { target: 'web', distPath: 'dist/babel' },
  plugins: [
    pluginReact(),
    pluginBabel({
      include: /\.tsx$/,
      babelLoaderOptions: (_, { addPlugins }) => {
        addPlugins([['babel-plugin-react-compiler', { target: '19' }]]);
      },
    }),
  ],
});
