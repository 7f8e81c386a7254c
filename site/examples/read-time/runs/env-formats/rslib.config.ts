import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type LibConfig } from '@rslib/core';

const item = (id: string, lib: LibConfig): LibConfig => ({
  ...lib,
  id,
  output: { minify: false, ...lib.output, distPath: `dist/${id}` },
});

const script = { entry: { index: './src/script.ts' } };

export default defineConfig({
  lib: [
    item('esm', { format: 'esm' }),
    item('esm-files', { format: 'esm', bundle: false }),
    item('cjs', { format: 'cjs' }),
    item('cjs-files', { format: 'cjs', bundle: false }),
    item('umd', { format: 'umd' }),
    item('umd-web', { format: 'umd', output: { target: 'web' } }),
    item('iife-web', {
      format: 'iife',
      source: script,
      output: { target: 'web' },
    }),
    item('unpacked', { format: 'umd', source: { entry: { index: './src/unpacked.ts' } } }),
    item('mf', {
      format: 'mf',
      plugins: [
        pluginModuleFederation({
          name: 'variables',
          exposes: { '.': './src/index.ts' },
          dts: false,
        }),
      ],
    }),
  ],
  source: { define: { __BETA__: 'true' } },
  performance: { printFileSize: false },
});
