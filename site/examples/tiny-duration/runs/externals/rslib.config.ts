import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    {
      format: 'iife',
      output: { externals: { 'clock-sdk': 'ClockSdk' } },
    },
    {
      id: 'window',
      format: 'iife',
      output: {
        distPath: 'dist/window',
        externals: { 'clock-sdk': 'ClockSdk' },
      },
      tools: { rspack: { output: { globalObject: 'window' } } },
    },
  ],
});
