import { defineConfig, type LibConfig } from '@rslib/core';

const without = (rule: string, redirect: LibConfig['redirect']): LibConfig => ({
  bundle: false,
  output: { target: 'web', distPath: `rules/dist/${rule}` },
  redirect,
  dts: rule.startsWith('dts'),
});

export default defineConfig({
  lib: [
    without('js-path', { js: { path: false } }),
    without('js-extension', { js: { extension: false } }),
    without('style-path', { style: { path: false } }),
    without('style-extension', { style: { extension: false } }),
    without('asset-path', { asset: { path: false } }),
    without('asset-extension', { asset: { extension: false } }),
    without('dts', {}),
    without('dts-path', { dts: { path: false } }),
    without('dts-extension', { dts: { extension: false } }),
  ],
});
