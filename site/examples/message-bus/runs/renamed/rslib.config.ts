import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      dts: true,
      output: {
        // #region names
        externals: {
          react: 'preact/compat',
          'react/jsx-runtime': 'preact/jsx-runtime',
        },
        // #endregion names
      },
    },
    {
      id: 'half',
      output: {
        externals: { react: 'preact/compat' },
        distPath: 'dist/half',
      },
    },
    {
      id: 'umd',
      format: 'umd',
      umdName: 'MessageBus',
      output: {
        // #region umd
        externals: {
          react: {
            root: 'preactCompat',
            commonjs: 'preact/compat',
            commonjs2: 'preact/compat',
            amd: 'preact/compat',
          },
          'react/jsx-runtime': {
            root: 'jsxRuntime',
            commonjs: 'preact/jsx-runtime',
            commonjs2: 'preact/jsx-runtime',
            amd: 'preact/jsx-runtime',
          },
        },
        // #endregion umd
        distPath: 'dist/umd',
      },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
  source: { entry: { flag: './src/flag.tsx' } },
});
