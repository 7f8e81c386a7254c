import { defineConfig, type LibConfig } from '@rslib/core';

const script = { start: './src/start.ts', stop: './src/stop.ts' };

const formats: LibConfig[] = [
  { format: 'esm' },
  { format: 'cjs' },
  { format: 'umd', umdName: 'TinyDuration' },
  { format: 'iife', source: { entry: script } },
];

export default defineConfig({
  lib: [
    ...formats.map((item) => ({
      ...item,
      output: { distPath: `dist/default/${item.format}` },
    })),
    ...formats.map((item) => ({
      ...item,
      output: { distPath: `dist/true/${item.format}`, minify: true },
    })),
    // #region wrapped
    {
      format: 'iife',
      source: { entry: script },
      output: {
        distPath: 'dist/wrapped',
        minify: { jsOptions: { minimizerOptions: { module: false } } },
      },
    },
    // #endregion wrapped
  ],
  output: { target: 'web' },
});
