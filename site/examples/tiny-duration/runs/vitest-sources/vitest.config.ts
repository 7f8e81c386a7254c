import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const sources = fileURLToPath(new URL('src/index.ts', import.meta.url));

export default defineConfig(({ mode }) => ({
  resolve: mode === 'dist' ? {} : { alias: { 'tiny-duration': sources } },
}));
