import { pluginReact } from '@rsbuild/plugin-react';

export default { tools: { rspack: { plugins: [pluginReact()] } } };
