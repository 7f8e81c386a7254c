import { pluginReact } from '@rsbuild/plugin-react';
import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { distPath: 'dist/plugin' } }],
  output: { target: 'web' },
  plugins: [pluginReact(), pluginTailwindcss()],
});
