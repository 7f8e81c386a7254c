import type { RsbuildPlugin } from '@rslib/core';
import { transform } from 'esbuild';

export const minifyWithEsbuild = (): RsbuildPlugin => ({
  name: 'minify-with-esbuild',
  setup(api) {
    api.processAssets({ stage: 'optimize-size' }, async ({ assets, compilation, sources }) => {
      for (const [name, source] of Object.entries(assets)) {
        if (!/\.[cm]?js$/.test(name)) continue;
        const code = String(source.source());
        const result = await transform(code, { minify: true });
        compilation.updateAsset(name, new sources.RawSource(result.code));
      }
    });
  },
});
