import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false }],
  output: { target: 'web', distPath: 'dist/react-18' },
  plugins: [pluginReact({ reactCompiler: { target: '18' } })],
});
