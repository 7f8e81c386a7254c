import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: 'src/index.ts',
  platform: 'browser',
  unbundle: true,
  // The default names depend on the folder of the project.
  css: { inject: true, modules: { generateScopedName: '[name]_[local]' } },
});
