import { pluginReact } from '@rsbuild/plugin-react';

export default {
  lib: [{ format: 'esm' }],
  plugins: [pluginReact],
};
