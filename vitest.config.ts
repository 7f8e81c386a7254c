import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{packages,scripts,bench}/**/*.test.{ts,tsx}'] },
});
